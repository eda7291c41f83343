import { nth } from './nth.ts'

/** A piece of SVG text. */
export type Markup = string
/** Where a gradient has which colour: share 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?]
/** A point on the sheet, in sheet px. */
export type Pixel = readonly [number, number, ...number[]]

/** A finished drawing; `finish` tunes the printing pass (see picture.ts). */
export interface Svg {
  width: number
  height: number
  markup: Markup
  finish?: Partial<Finish> | undefined
}

/** How the picture is printed: bloom 0 to 1, the brightness (0 to 255) above which it starts, vignette 0 to 1, grain in levels. */
export interface Finish {
  bloom: number
  threshold: number
  vignette: number
  grain: number
}

const round = (value: number): number => Math.round(value * 10) / 10
const text = (value: number): string => String(round(value) || 0).replace(/^(-?)0\./, '$1.')

/** A length as it is written in path data. */
export const fixed = (value: number): string => value.toFixed(1)

/** Lengths as they are written in path data, a tenth of a px exact, with no more between them than they need. */
export function lengths(...values: readonly number[]): string {
  let [data, last] = ['', '']
  for (const value of values) {
    const next = text(value)
    const joins = !data || next.startsWith('-') || (next.startsWith('.') && last.includes('.'))
    data += joins ? next : ` ${next}`
    last = next
  }
  return data
}

/** Path data through sheet points, a tenth of a px exact. */
export function outline(points: readonly Pixel[], closed = true): string {
  if (points.length < 2) return ''
  let [x, y] = [round(nth(points, 0)[0]), round(nth(points, 0)[1])]
  const start = `M${lengths(x, y)}`
  const steps: number[] = []
  for (const point of points.slice(1)) {
    const [nextX, nextY] = [round(point[0]), round(point[1])]
    if (nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return steps.length ? `${start}l${lengths(...steps)}${closed ? 'z' : ''}` : ''
}

/** The same outline, always clockwise, so that overlapping shadows add up instead of cutting holes. */
export function clockwise(points: readonly Pixel[]): string {
  let area = 0
  points.forEach((a, i) => {
    const b = nth(points, (i + 1) % points.length)
    area += a[0] * b[1] - b[0] * a[1]
  })
  return outline(area < 0 ? points.toReversed() : points)
}

/** A filled path. `extra` is further attributes, each with a leading space. */
export const shape = (data: string, fill: string, extra = ''): Markup =>
  data ? `<path fill="${fill}"${extra} d="${data}"/>` : ''

/** A stroked line; width in sheet px. */
export const stroke = (data: string, colour: string, width: number, extra = ''): Markup =>
  data &&
  `<path fill="none" stroke="${colour}" stroke-width="${text(width)}" stroke-linecap="round" stroke-linejoin="round"${extra} d="${data}"/>`

/** A circle; sheet px. */
export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): Markup =>
  `<circle cx="${text(x)}" cy="${text(y)}" r="${text(radius)}" fill="${fill}"${extra}/>`

/** An ellipse; sheet px. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): Markup =>
  `<ellipse cx="${text(x)}" cy="${text(y)}" rx="${text(rx)}" ry="${text(ry)}" fill="${fill}"${extra}/>`

/** An upright rectangle; sheet px. */
export const band = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
): Markup =>
  `<rect x="${text(x)}" y="${text(y)}" width="${text(width)}" height="${text(height)}" fill="${fill}"${extra}/>`

/** A group with attributes, each with a leading space. */
export const group = (attributes: string, body: Markup): Markup => `<g${attributes}>${body}</g>`
/** The attribute for an opacity, 0 to 1. */
export const opacity = (share: number): string => ` opacity="${Math.round(share * 100) / 100}"`

/** What the ids of symbols begin with that are lit from one side. */
export const LIT = 't'
/** The id of such a symbol drawn for being placed mirrored, its light turned round. */
export const mirroredTwin = (id: string): string => (id.startsWith(LIT) ? `${id}m` : id)

/** Places a symbol with its foot at (x, y); scale 1 is 100 px tall, `wide` 1 leaves it its own width. */
export function place(
  symbol: string,
  x: number,
  y: number,
  scale: number,
  mirrored = false,
  upsideDown = false,
  wide = 1,
): Markup {
  const size = (value: number): string => value.toFixed(4).replace(/^0/, '')
  const [across, up] = [size(scale * wide), size(scale)]
  const turned =
    mirrored || upsideDown || across !== up
      ? `${mirrored ? '-' : ''}${across} ${upsideDown ? '-' : ''}${up}`
      : up
  return `<use href="#${mirrored ? mirroredTwin(symbol) : symbol}" transform="translate(${text(x)} ${text(y)})scale(${turned})"/>`
}

/** Gathers shapes and writes one path per paint; for shapes that do not overlap. */
export class Batch {
  #paths = new Map<string, string>()

  add(data: string, fill: string, extra = ''): this {
    if (!data) return this
    const key = `fill="${fill}"${extra}`
    this.#paths.set(key, (this.#paths.get(key) ?? '') + data)
    return this
  }

  toString(): Markup {
    return [...this.#paths].map(([paint, data]) => `<path ${paint} d="${data}"/>`).join('')
  }
}
