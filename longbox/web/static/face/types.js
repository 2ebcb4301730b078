/**
 * What a face is made of. What has its usual value is left out; docs/faces.md tells what each part means.
 *
 * @typedef {[string, string?]} Piece Words and their roles.
 * @typedef {Piece[]} Line
 * @typedef {{label: string, value: string, printed?: string, short?: string, role?: string}} CardNumber
 * @typedef {{words: string, sign?: string, role?: string}} Badge
 *
 * @typedef {object} CardFace
 * @property {string} id
 * @property {string} [title]
 * @property {string} [owner]
 * @property {string} [kind]
 * @property {string} [role]
 * @property {CardNumber[]} [numbers]
 * @property {Badge[]} [badges]
 * @property {string} [note]
 * @property {string} [text]
 * @property {'' | 'spent' | 'down'} [state]
 * @property {boolean} [facedown]
 * @property {[number, number] | null} [spot]
 * @property {CardFace[]} [attached]
 *
 * @typedef {object} Area
 * @property {string} id
 * @property {string} name
 * @property {'hand' | 'market' | 'row' | 'list' | 'pile' | 'track' | 'formation' | 'stack'} kind
 * @property {CardFace[]} [cards]
 * @property {number} [count]
 * @property {boolean} [tops]
 * @property {boolean} [boxes]
 * @property {boolean} [joins]
 * @property {string[]} [rows]
 * @property {string} [legend]
 * @property {Line[]} [lines]
 *
 * @typedef {object} Side
 * @property {number} [seat]
 * @property {string} [name]
 * @property {boolean} [yours]
 * @property {boolean} [active]
 * @property {boolean} [near]
 * @property {string} [relation]
 * @property {string} [out]
 * @property {CardFace[]} [identity]
 * @property {string[]} [facts]
 * @property {Area[]} [areas]
 *
 * @typedef {{asks: string, answer: string}} Following
 *
 * @typedef {object} Offer
 * @property {string} key
 * @property {string} name
 * @property {string[]} answers
 * @property {string} [place]
 * @property {string} [where]
 * @property {string[]} [names]
 * @property {string} [detail]
 * @property {string} [forecast]
 * @property {string[]} [on]
 * @property {[string, number, number] | null} [spot]
 * @property {Following[]} [then]
 *
 * @typedef {{card: string, words: string, rule?: string}} Refused
 *
 * @typedef {object} Asked
 * @property {string} words
 * @property {string} [rule]
 * @property {Offer[]} [offers]
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [taken]
 * @property {Refused[]} [refused]
 *
 * @typedef {object} Face
 * @property {string} game
 * @property {string} title
 * @property {string} [state]
 * @property {string} [chapter]
 * @property {string} [means]
 * @property {number} viewer
 * @property {Side[]} [sides]
 * @property {Asked | null} [asked]
 * @property {Line[]} [log]
 * @property {string[]} [spoken]
 * @property {string[]} [brief]
 * @property {Line[]} [result]
 *
 * @typedef {{card: string, before: string, after: string, at?: number}} Move
 * @typedef {{card: string, label: string, before: string, after: string, printed?: string, short?: string, role?: string}} NumberChange
 *
 * @typedef {Partial<Pick<Face, 'title' | 'state' | 'chapter' | 'means' | 'asked' | 'log' | 'spoken' | 'brief' | 'result' | 'sides'>>
 *   & {moves?: Move[], numbers?: NumberChange[], cards?: CardFace[], areas?: Area[]}} Changes
 */

export {};
