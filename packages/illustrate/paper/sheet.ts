import type { Frame } from './crop.ts'
import { BLEED, SHEET_WIDTH } from './sheet-size.ts'
import { band, type Finish, LIT, type Markup, mirroredTwin, type Stop, type Svg } from './svg.ts'

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, alpha]) =>
        `<stop offset="${at}" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
    )
    .join('')

/** Width by height of the widest sheet that a scene fills by itself; a wider one adds land at both sides. */
const WIDEST_SCENE = 4 / 3

/** Sheet px beyond each edge at which drawings are cut off: out of reach of every blur that still touches the bleed. */
const REACH = 240

/** The paper: its size, and the gradients, filters and symbols that the drawing on it refers to. */
export class Sheet {
  /** The scene's width: scenes compose between 0 and here. */
  readonly width = SHEET_WIDTH
  /** Where the scene ends; scenes compose between 0 and here. */
  readonly height: number
  /** The sheet's upper edge: 0, or negative where sky is added above the scene. */
  readonly top: number
  /** The sheet's edges left and right: the scene's own, or as far beyond both as a wide sheet adds land to it. */
  readonly left: number
  readonly right: number
  readonly frame: Frame
  /** Taller than wide with its sky, as for a phone: the subject is to stand near the middle. */
  readonly tall: boolean
  #definitions: string[] = []
  #blurs = new Map<number, string>()
  #symbols = new Map<string, string>()
  #lit = new Map<string, { id: string; draw: (mirrored: boolean) => Markup }>()
  #count = 0

  /** Takes the size the picture will be printed at, in px; the sheet keeps its proportions. `headroom` is the share of its height that is sky above the scene. */
  constructor(printed: { width: number; height: number; headroom?: number }) {
    const shape = printed.width / printed.height
    const whole = Math.round(SHEET_WIDTH / Math.min(shape, WIDEST_SCENE))
    this.top = Math.round(-whole * (printed.headroom ?? 0))
    this.height = whole + this.top
    const beyond = Math.max(0, Math.round((whole * shape - SHEET_WIDTH) / 2))
    this.left = -beyond
    this.right = this.width + beyond
    this.tall = whole > this.width
    this.frame = {
      left: this.left - REACH,
      top: this.top - REACH,
      right: this.right + REACH,
      bottom: this.height + REACH,
    }
  }

  #define(write: (id: string) => Markup): string {
    const id = `d${this.#count++}`
    this.#definitions.push(write(id))
    return id
  }

  /** A paint that runs along a line on the sheet, in px. */
  gradient(list: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const line = [x1, y1, x2, y2].map(Math.round)
    const attributes = ['x1', 'y1', 'x2', 'y2'].map((name, i) => `${name}="${line[i]}"`).join(' ')
    return `url(#${this.#define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${attributes}>${stops(list)}</linearGradient>`)})`
  }

  /** A paint that runs down the sheet from y1 to y2, in px. */
  gradientDown = (list: readonly Stop[], y1: number, y2: number): string =>
    this.gradient(list, 0, y1, 0, y2)
  /** A paint that runs across the sheet from x1 to x2, in px. */
  gradientAcross = (list: readonly Stop[], x1: number, x2: number): string =>
    this.gradient(list, x1, 0, x2, 0)

  /** A round paint that fills whatever circle or ellipse it is given. */
  glow(list: readonly Stop[]): string {
    return `url(#${this.#define((id) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`)})`
  }

  /** The attribute that softens a shape; radius in sheet px. */
  blur(radius: number): string {
    const known = this.#blurs.get(radius)
    if (known) return known
    const attribute = this.filter(
      `<feGaussianBlur stdDeviation="${radius}"/>`,
      'x="-50%" y="-50%" width="200%" height="200%"',
    )
    this.#blurs.set(radius, attribute)
    return attribute
  }

  /** The attribute for a filter with the given primitives. */
  filter(primitives: Markup, region = 'x="0" y="0" width="100%" height="100%"'): string {
    return ` filter="url(#${this.#define((id) => `<filter id="${id}" ${region}>${primitives}</filter>`)})"`
  }

  /** The attribute that keeps a group inside a path. */
  clip(data: string): string {
    return ` clip-path="url(#${this.#define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)})"`
  }

  /** The attribute that fades a group down the sheet: opacity stops from y1 to y2, in px. */
  fade(list: readonly (readonly [at: number, opacity: number])[], y1: number, y2: number): string {
    const paint = this.gradientDown(
      list.map(([at, opacity]) => [at, '#fff', opacity]),
      y1,
      y2,
    )
    const all = `x="${this.left - 200}" y="${this.top - 200}" width="${this.right - this.left + 400}" height="${this.height - this.top + 400}"`
    return ` mask="url(#${this.#define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${all}><rect ${all} fill="${paint}"/></mask>`)})"`
  }

  /** Keeps a drawing for repeated use with `place` or `stand`; returns its id. */
  symbol(body: Markup): string {
    const known = this.#symbols.get(body)
    if (known) return known
    const id = this.#define((name) => `<g id="${name}">${body}</g>`)
    this.#symbols.set(body, id)
    return id
  }

  /** Keeps a drawing that is lit from one side: `draw` gets whether it will be placed mirrored, so that its light stays where it is. Drawn only where its key is new. */
  litSymbol(key: string, draw: (mirrored: boolean) => Markup): string {
    const known = this.#lit.get(key)
    if (known) return known.id
    const id = `${LIT}${this.#lit.size}`
    this.#lit.set(key, { id, draw })
    return id
  }

  /** Those of the lit symbols that a drawing places. */
  #litIn(drawing: Markup): Markup {
    const placed = new Set(drawing.match(/(?<=href="#)[^"]*/g))
    return [...this.#lit.values()]
      .flatMap(({ id, draw }) =>
        [false, true].map((mirrored) => {
          const name = mirrored ? mirroredTwin(id) : id
          return placed.has(name) ? `<g id="${name}">${draw(mirrored)}</g>` : ''
        }),
      )
      .join('')
  }

  /** A rectangle over the whole sheet. */
  wash(fill: string, extra = ''): Markup {
    return `<rect x="${this.left - 100}" y="${this.top - 100}" width="${this.right - this.left + 200}" height="${this.height - this.top + 200}" fill="${fill}"${extra}/>`
  }

  /** Path data of all that lies below y on the sheet, to `beyond` px past its edges. */
  below(y: number, beyond = 60): string {
    const [left, right] = [this.left - beyond, this.right + beyond]
    return `M${left} ${y}H${right}V${this.height + beyond}H${left}z`
  }

  /** A level strip across the whole sheet, so high from y down, to `beyond` px past its edges. */
  across(y: number, height: number, fill: string, extra = '', beyond = 100): Markup {
    const width = this.right - this.left
    return band(this.left - beyond, y, width + 2 * beyond, height, fill, extra)
  }

  /** Closes the drawing. */
  finish(body: Markup, finish?: Partial<Finish>): Svg {
    const { left, top } = this
    const [width, height] = [this.right - left, this.height - top]
    const [across, down] = [width + 2 * BLEED, height + 2 * BLEED]
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - BLEED} ${top - BLEED} ${across} ${down}" width="${across}" height="${down}">`
    const definitions = this.#definitions.join('')
    return {
      width,
      height,
      finish,
      markup: `${head}<defs>${this.#litIn(definitions + body)}${definitions}</defs>${body}</svg>`,
    }
  }
}
