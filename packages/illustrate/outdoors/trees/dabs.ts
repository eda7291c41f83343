import { lengths, type Markup } from '../../paper/svg.ts'

/** Gathers short strokes of one colour in whole units, each written from where the last one ended, which keeps them short. */
export class Dabs {
  #data = ''
  #x = 0
  #y = 0

  /** A stroke from a point, so far to the right and down. */
  add(x: number, y: number, right: number, down: number): void {
    const [px, py, dx, dy] = [Math.round(x), Math.round(y), Math.round(right), Math.round(down)]
    this.#data += `m${lengths(px - this.#x, py - this.#y)}l${lengths(dx, dy)}`
    this.#x = px + dx
    this.#y = py + dy
  }

  /** Five petals round a point. */
  star(x: number, y: number, reach: number, turn: number): void {
    for (let i = 0; i < 5; i++) {
      const angle = turn + (i / 5) * Math.PI * 2
      this.add(x, y, Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8)
    }
  }

  /** The strokes, with the caps and, unless a width is given, the width of the group they are put in. */
  drawn(colour: string, width?: number): Markup {
    const wide = width ? ` stroke-width="${Math.round(width)}"` : ''
    return this.#data && `<path stroke="${colour}"${wide} d="${this.#data}"/>`
  }
}
