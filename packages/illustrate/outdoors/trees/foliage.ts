import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random, type Random } from '../../paper/random.ts'
import { group, outline, shape, type Markup } from '../../paper/svg.ts'
import { clamp } from '../../paper/vector.ts'
import { Dabs } from './dabs.ts'
import { limbs, type Lobe, type Trunk } from './limbs.ts'

/** What a crown of leaves is made of; lengths in hundredths of the height. */
export interface Crown {
  seed: number
  lobes: readonly Lobe[]
  /** Masses on the side away from us, seen between the limbs: all in shade. */
  behind?: readonly Lobe[]
  /** Leaf colours, dark to light. */
  tones: readonly string[]
  trunk?: Trunk | undefined
  /** Number and size of the leaf strokes; drawn near the eye, ask for many small ones. */
  leaves: number
  leafSize: number
  /** How finely outlines are drawn: 1 for a tree of 200 sheet px. */
  detail: number
  /** Flowers, and their share of the lit strokes, 0 to 1. */
  flower?: { colour: string; share: number } | undefined
  /** Which way the light comes from on the sheet: -1 left, 1 right. */
  lightFrom?: number
  /** How far leaves hang, in hundredths of the height; masses then hang over the ones below them. */
  droop?: number
}

/** Leaves are written in thousandths of the height, as whole numbers, which keeps them short. */
const FINE = 10

/** A tree or bush, 100 units tall, its foot at (0, 0): masses of leaves in front of one another, each lit from one side and dark underneath. */
export function crown(tree: Crown): Markup {
  const { tones, leafSize, behind = [], lightFrom = -1 } = tree
  const chance = random(tree.seed)
  // The low masses bulge out towards us, in front of the shaded undersides of those above.
  const lobes = tree.droop ? tree.lobes : tree.lobes.toSorted((a, b) => a[1] - b[1])
  const share = lightOn(lobes, lightFrom, tree.trunk ? 0 : 0.55)
  const area = lobes.reduce((sum, lobe) => sum + lobe[2] * lobe[3], 0)
  const masses = lobes.map((lobe) =>
    mass(tree, chance, lobe, share(lobe), (tree.leaves * lobe[2] * lobe[3]) / area),
  )
  const fine = ` transform="scale(${1 / FINE})"`
  const width = Math.round(leafSize * FINE * 0.62)
  const hidden = shape(
    behind.map((lobe) => lumpy(chance, tree, lobe, 0, 0, 1)).join(''),
    nth(tones, 0),
  )
  return (
    (hidden && group(fine, hidden)) +
    (tree.trunk ? limbs(tree.trunk, lobes, lightFrom) : '') +
    group(`${fine} fill="none" stroke-width="${width}" stroke-linecap="round"`, masses.join(''))
  )
}

/** How much of the light each mass has by its place in the crown, -1 to 1; `open` is what all have more of it. */
function lightOn(lobes: readonly Lobe[], side: number, open: number): (lobe: Lobe) => number {
  const [left, right, top, foot] = [
    Math.min(...lobes.map(([x, , rx]) => x - rx)),
    Math.max(...lobes.map(([x, , rx]) => x + rx)),
    Math.min(...lobes.map(([, y, , ry]) => y - ry)),
    Math.max(...lobes.map(([, y, , ry]) => y + ry)),
  ]
  return ([x, y]) =>
    clamp(
      open +
        (side * 1.7 * (x - (left + right) / 2)) / (right - left) -
        (1.2 * (y - (top + foot) / 2)) / (foot - top),
      -1,
      1,
    )
}

/** One mass: its shaded body, its lit top, and leaves over both. */
function mass(tree: Crown, chance: Random, lobe: Lobe, share: number, count: number): Markup {
  const { tones, leafSize, detail, flower, droop = 0, lightFrom: side = -1 } = tree
  const [x, y, rx, ry] = lobe
  const tone = (lit: number): number => clamp(Math.floor(lit * tones.length), 0, tones.length - 1)
  const dabs = tones.map(() => new Dabs())
  const flowers = new Dabs()
  for (let i = 0; i < count; i++) {
    const angle = chance.next() * Math.PI * 2
    // A good part of the leaves break the outline.
    const reach = i % 3 ? Math.sqrt(chance.next()) * 0.95 : chance.between(0.84, 1.06)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const own = reach * (cos * side * 0.66 - sin * 0.75)
    const lit = 0.46 + 0.42 * own + 0.2 * share + chance.between(-0.15, 0.15)
    const [wayX, wayY] = [cos + chance.between(-0.7, 0.7), sin * 0.6 + chance.between(-0.4, 0.8)]
    const long = (chance.between(0.5, 1.3) * leafSize) / Math.max(0.5, Math.hypot(wayX, wayY))
    const into = flower && lit > 0.3 && chance.chance(flower.share) ? flowers : nth(dabs, tone(lit))
    const foot = y + sin * ry * reach
    if (foot > -0.8 * leafSize) continue
    const [left, down] = [(x + cos * rx * reach) * FINE, foot * FINE]
    const hangs = droop * chance.next()
    if (into === flowers && detail > 3) flowers.star(left, down, leafSize * FINE * 0.62, angle)
    else into.add(left, down, wayX * long * FINE, (wayY * long + hangs) * FINE)
  }
  const lift = 0.2 + 0.06 * share
  const layers = [
    [0.1 + 0.16 * share, 0, 1],
    [0.36 + 0.2 * share, lift, 0.76],
    [0.53 + 0.2 * share, lift * 1.7, 0.46],
  ] as const
  let [body, last] = ['', -1]
  for (const [lit, up, size] of layers.slice(0, detail < 1 ? 2 : 3)) {
    if (tone(lit) <= last) continue
    last = tone(lit)
    body += shape(lumpy(chance, tree, lobe, side * up, -up * 1.1, size), nth(tones, last))
  }
  // What flowers freely is covered with it where the light falls.
  if (flower && flower.share > 0.3 && share > -0.6)
    body += shape(
      lumpy(chance, tree, lobe, side * 0.12, -0.34, 0.56),
      mix(flower.colour, nth(tones, 1), 0.4),
    )
  return (
    body +
    dabs.map((strokes, i) => strokes.drawn(nth(tones, i))).join('') +
    flowers.drawn(flower?.colour ?? '', leafSize * FINE * (detail > 3 ? 0.5 : 0.85))
  )
}

/** Path data of a mass's outline in thousandths, bulging upwards in lumps, moved by shares of its radii and shrunk. */
function lumpy(
  chance: Random,
  { detail }: Crown,
  [x, y, rx, ry]: Lobe,
  right: number,
  down: number,
  size: number,
): string {
  const points = detail < 1 ? 11 : Math.round(clamp(rx * Math.sqrt(detail) * 0.85, 13, 32))
  const [lumps, phase] = [chance.between(2.1, 3.4), chance.between(0, 3)]
  return outline(
    Array.from({ length: points }, (_, i) => {
      const angle = (i / points) * Math.PI * 2
      const reach =
        size *
        (0.74 + 0.22 * Math.abs(Math.sin(angle * lumps + phase)) + chance.between(-0.04, 0.09))
      const flat = Math.sin(angle) > 0 ? 0.84 : 1
      return [
        Math.round((x + rx * (right + Math.cos(angle) * reach)) * FINE),
        Math.round(Math.min(y + ry * (down + Math.sin(angle) * reach * flat), 1) * FINE),
      ] as const
    }),
  )
}
