import { stand } from '../paper/camera.ts'
import { lowShadow, standingShadow } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { type Random, random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape } from '../paper/svg.ts'
import { lift, type Spot } from '../paper/vector.ts'
import type { Person } from '../people/figure-drawings.ts'
import { type Crowd, crowd } from '../people/figures.ts'
import type { Species } from './species.ts'
import { tree, usualHeight } from './trees.ts'

const round: readonly Species[] = ['neem', 'gulmohar', 'frangipani']

/** Everything that stands in a picture taken at eye level: trees, people and things, sorted by distance, with their shadows. */
export class Grove {
  readonly chance: Random
  readonly people: Crowd
  readonly #on: Stage
  readonly #symbols = new Map<string, string>()
  readonly #things: { depth: number; draw: (on: Stage) => Markup }[] = []
  #shadows = ''
  #contacts = ''

  constructor(on: Stage, seed: number) {
    this.#on = on
    this.chance = random(seed)
    this.people = crowd(on)
  }

  /** Adds a finished drawing that stands at a spot; `nearer` metres puts it in front of its neighbours. */
  add(at: Spot, body: Markup | ((on: Stage) => Markup), nearer = 0): void {
    const draw = typeof body === 'string' ? (): Markup => body : body
    this.#things.push({ depth: this.#on.camera.depth(lift(at, 0)) - nearer, draw })
  }

  /** Adds path data of a shadow on the ground. */
  shadow(data: string): void {
    this.#shadows += data
  }

  /** Plants a tree, height in metres; its fineness and range follow from its distance. Skips what lies off the sheet. */
  plant(
    kind: Species,
    at: Spot,
    height = usualHeight[kind] * this.chance.between(0.85, 1.15),
    z = 0,
  ): void {
    const { camera, light, sheet } = this.#on
    const [variant, flip] = [Math.floor(this.chance.next() * 2), this.chance.chance(0.5)]
    const [x, , depth] = camera.project(lift(at, z))
    const px = height * camera.scale(depth)
    if (depth < 2 || x < -px || x > sheet.width + px) return
    const symbol = this.#symbol(kind, depth, px, variant)
    // Large ones are not turned round as well: each way of turning is a drawing of its own.
    const turned = flip && px < 330
    this.#things.push({
      depth,
      draw: (on) => stand(on.camera, symbol, lift(at, z), height, turned),
    })
    if (z > 0) return
    this.#shadows +=
      height < 2.5
        ? lowShadow(camera, light, at, height, height * 1.5, 1.6)
        : standingShadow(
            camera,
            light,
            at,
            height,
            Math.max(0.31, height * (round.includes(kind) ? 0.36 : 0.14)),
            19,
          )
  }

  #symbol(kind: Species, depth: number, px: number, variant: number): string {
    const range = depth < 60 ? 'near' : depth < 210 ? 'middle' : 'far'
    const detail = nth([0.5, 1, 2, 4, 7], [60, 190, 330, 520].filter((limit) => px > limit).length)
    const key = `${kind} ${range} ${detail} ${variant}`
    const known = this.#symbols.get(key)
    if (known) return known
    const symbol = tree(this.#on, kind, { seed: 5 + variant * 9, range, detail })
    this.#symbols.set(key, symbol)
    return symbol
  }

  /** Stands a person on the ground, with a shadow. */
  person(who: Person, at: Spot, flip = false): void {
    const { camera, light } = this.#on
    this.add(at, (on) => this.people.standOn(on.camera, who, lift(at, 0), flip))
    this.#contacts += standingShadow(camera, light, at, 1.7, 0.24, 5)
  }

  /** The shadows gathered so far, in one piece. */
  shadows(): Markup {
    const { light, sheet } = this.#on
    const { shadow, shadowStrength } = light.colours
    return (
      shape(this.#shadows, shadow, opacity(shadowStrength * 0.9) + sheet.blur(2.5)) +
      shape(this.#contacts, shadow, opacity(shadowStrength))
    )
  }

  /** All that stands, far to near; on another stage, as for a reflection, if one is given. */
  standing(on: Stage = this.#on): Markup {
    this.#things.sort((a, b) => b.depth - a.depth)
    return this.#things.map((thing) => thing.draw(on)).join('')
  }

  /** All that stands in several groves, as on terraces of different heights, far to near. */
  static together(groves: readonly Grove[]): Markup {
    const all = groves.flatMap((grove) =>
      grove.#things.map((thing) => ({ ...thing, on: grove.#on })),
    )
    return all
      .toSorted((a, b) => b.depth - a.depth)
      .map(({ draw, on }) => draw(on))
      .join('')
  }
}
