import { stand } from '../../paper/camera.ts'
import { lowShadow, standingShadow } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { type Random, random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { lift, smooth, type Spot } from '../../paper/vector.ts'
import type { Person } from '../../people/figure-drawings.ts'
import { type Crowd, crowd } from '../../people/figures.ts'
import type { Species } from './species.ts'
import { tree, usualHeight } from './trees.ts'

/** Which tree a round one becomes: most are neems, some broader, and far off they run together. */
function formOf(kind: Species, depth: number, px: number, height: number, chosen: number): Species {
  if (kind !== 'neem') return kind
  if (depth > 160) return 'thicket'
  // Near by, one with sky between its limbs hides less.
  if (chosen < 0.72 || px > 200) return kind
  return height > 12 ? 'peepal' : 'mango'
}

/** Half a crown's width, as a share of the height; of the others a seventh. */
const reaches = new Map<Species, number>([
  ['neem', 0.36],
  ['mango', 0.5],
  ['peepal', 0.56],
  ['thicket', 0.9],
  ['gulmohar', 0.48],
  ['frangipani', 0.44],
])

/** How many drawings there are of each kind: none of them is turned round, which would take another drawing. */
const VARIANTS = 4

/** Everything that stands in a picture taken at eye level: trees, people and things, sorted by distance, with their shadows. */
export class Grove {
  readonly chance: Random
  readonly people: Crowd
  readonly #on: Stage
  /** Which drawing of each kind was taken last. */
  readonly #last = new Map<string, number>()
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
    const { camera, sheet } = this.#on
    const chosen = (this.chance.next() + (this.chance.chance(0.5) ? 1 : 0)) / 2
    const [x, , depth] = camera.project(lift(at, z))
    const px = height * camera.scale(depth)
    if (depth < 2 || x < sheet.left - px || x > sheet.right + px) return
    const form = formOf(kind, depth, px, height, chosen)
    const tall = form === 'mango' ? height * 0.86 : height
    const symbol = this.#symbol(form, depth, px, chosen)
    // Low bushes stand in rows and are to run together.
    const wide = (tall < 0.8 ? 1.14 : 0.92) + 0.2 * ((chosen * 10) % 1)
    this.#things.push({
      depth,
      draw: (on) => stand(on.camera, symbol, lift(at, z), tall, false, wide),
    })
    if (z > 0) return
    this.#shadows += this.#shadowOf(form, at, tall, wide)
  }

  #shadowOf(kind: Species, at: Spot, height: number, wide: number): string {
    const { camera, light } = this.#on
    if (height < 2.5) return lowShadow(camera, light, at, height, height * 1.7 * wide, 1.6)
    const reach = Math.max(0.31, height * (reaches.get(kind) ?? 0.14) * wide)
    return standingShadow(camera, light, at, height, reach, 19)
  }

  #symbol(kind: Species, depth: number, px: number, chosen: number): string {
    // From high up a thicket has ground behind it and not the sky, and would look like smoke if it were pale.
    const aloft = this.#on.camera.eye[2] > 20
    const middle = kind === 'thicket' ? (aloft ? 480 : 0) : 210
    const range = depth < 60 ? 'near' : depth < middle ? 'middle' : 'far'
    const detail = nth([0.5, 1, 2, 4, 7], [60, 190, 330, 520].filter((limit) => px > limit).length)
    const { from, to, most } = this.#on.light.mist
    // In steps, each of which is a drawing of its own.
    const haze = most * smooth(from, to, depth) * 5 + (aloft ? 0 : 0.8)
    const air = kind === 'thicket' ? Math.round(haze) / 8 : 0
    const key = `${kind} ${range} ${detail} ${air}`
    // Neighbours are never the same drawing.
    const last = this.#last.get(key) ?? 0
    const many = px < 60 ? VARIANTS - 1 : VARIANTS
    const variant = (last + 1 + Math.floor(chosen * (many - 1))) % many
    this.#last.set(key, variant)
    return tree(this.#on, kind, { seed: 5 + variant * 9, range, detail, air })
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
