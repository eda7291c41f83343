import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, lengths, type Markup, opacity } from '../../paper/svg.ts'
import { between, lift, type Spot } from '../../paper/vector.ts'

/** Hedges and trees so far away that they are only rounded crowns, gathered by distance and drawn far to near. */
export class Hedgerows {
  readonly #on: Stage
  readonly #chance: Random
  readonly #bands = new Map<number, { shadow: string; dark: string; lit: string }>()

  constructor(on: Stage, chance: Random) {
    this.#on = on
    this.#chance = chance
  }

  /** A crown standing on the ground; its height in metres. Left out where it would be near enough for its leaves to be seen. */
  crown(at: Spot, height: number): void {
    const { camera, light, sheet } = this.#on
    const [x, y, depth] = camera.project(lift(at, 0))
    const tall = height * camera.scale(depth)
    if (tall > 26 || tall < 0.9 || x < sheet.left - tall || x > sheet.right + tall) return
    const key = Math.round(Math.log(depth) * 5)
    const band = this.#bands.get(key) ?? { shadow: '', dark: '', lit: '' }
    const [r, side] = [tall * 0.5, light.sun[0] < 0 ? -1 : 1]
    const wide = r * this.#chance.between(0.9, 1.4)
    if (tall > 3)
      band.shadow += round(x - side * wide * 0.7, y, wide * 1.5, Math.max(0.4, r * 0.16))
    // What is near enough to be looked at is a heap of leaves, not a ball.
    const lobes = tall > 8 ? Math.min(9, 3 + Math.floor(tall / 5)) : 1
    const size = lobes > 1 ? 0.52 : 1
    for (let i = 0; i < lobes; i++) {
      const angle = lobes > 1 ? this.#chance.between(0, 6.3) : 0
      const out = lobes > 1 ? 0.56 * Math.sqrt(this.#chance.next()) : 0
      const [cx, cy] = [x + Math.cos(angle) * out * wide, y - r * (0.96 + Math.sin(angle) * out)]
      band.dark += round(cx, cy, wide * size, r * size)
      if (tall > 3)
        band.lit += round(
          cx + side * wide * size * 0.3,
          cy - r * size * 0.26,
          wide * size * 0.56,
          r * size * 0.5,
        )
    }
    this.#bands.set(key, band)
  }

  /** Crowns along a line, metres high and apart; some are missing. */
  along(a: Spot, b: Spot, height: number, apart: number): void {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let gone = 0; gone < length; gone += apart * this.#chance.between(0.5, 1.5))
      this.crown(between(a, b, gone / length), height * this.#chance.between(0.6, 1.3))
  }

  /** A grove of old trees: its middle, and its reach across and away in metres. */
  copse(at: Spot, across: number, away: number, height: number): void {
    const count = Math.min(40, Math.round(across / 5))
    for (let i = 0; i < count; i++) {
      const [u, v] = [this.#chance.between(-1, 1), this.#chance.between(-1, 1)]
      this.crown(
        [at[0] + u * across, at[1] + v * away],
        height * this.#chance.between(0.7, 1.2) * (1 - 0.4 * Math.abs(u)),
      )
    }
  }

  toString(): Markup {
    const { light } = this.#on
    const { leaves, shadow, shadowStrength, lawn } = light.colours
    return [...this.#bands]
      .toSorted(([a], [b]) => b - a)
      .map(([key, band]) => {
        const tone = (colour: string): string => throughAir(light, colour, Math.exp(key / 5))
        const dark = mix(nth(leaves.middle, 1), lawn[1], 0.25)
        return String(
          new Batch()
            .add(band.shadow, shadow, opacity(shadowStrength * 0.5))
            .add(band.dark, tone(dark))
            .add(band.lit, tone(mix(dark, nth(leaves.middle, 3), 0.5))),
        )
      })
      .join('')
  }
}

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${lengths(x - rx, y)}a${lengths(rx, ry)} 0 1 0 ${lengths(2 * rx, 0)}a${lengths(rx, ry)} 0 1 0 ${lengths(-2 * rx, 0)}`
