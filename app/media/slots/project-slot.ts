import { head, insideHead, type PictureSlot, tallHead } from '#content/pictures/slot.ts'

type ProjectFacts = {
  readonly slug: string
  readonly name: string
  readonly location: string
  readonly state: string
  readonly type: 'Apartments' | 'Plots' | 'Farmhouse' | 'Commercial' | 'Upcoming'
  readonly elevation?: Elevation | undefined
}
type Elevation = { readonly towers: number; readonly floors: number }

type Subject = Pick<PictureSlot, 'scene' | 'width' | 'height' | 'focus' | 'wide'> & {
  readonly facts?: Partial<PictureSlot['facts']>
  readonly headroom?: number
  readonly shown: string
}

const HOURS = ['dawn', 'noon', 'golden', 'dusk'] as const

/** The picture of a project by its facts; facts that are missing are not drawn. */
export function projectSlot(project: ProjectFacts): PictureSlot {
  const { slug, name, location, state, type, elevation } = project
  const { headroom, shown, facts, ...subject } = subjects[type](elevation)
  const seed = seedOf(slug)
  return {
    ...subject,
    id: slug,
    facts: { name, city: location, ...facts },
    look: {
      hour: HOURS[Math.floor(seed / 2) % HOURS.length] ?? 'golden',
      place: state === 'Goa' ? 'coast' : 'plains',
      seed,
      ...(headroom ? { headroom } : {}),
    },
    alt: `${shown}, drawn for ${name}. Artist's impression.`,
  }
}

/** Claims no building and no room. */
const garden: Subject = {
  ...head,
  scene: 'residential',
  facts: { towers: 0 },
  shown: 'A path between lawns and trees',
}

const office: Subject = {
  ...insideHead,
  scene: 'office',
  facts: { view: 'city' },
  shown: 'An office with desks along the windows',
}

const residential = (elevation: Elevation): Subject => ({
  ...tallHead,
  scene: 'residential',
  facts: sizeOf(elevation),
  headroom: 0.12,
  shown: `${buildings(elevation)} above a garden`,
})

const towers = (elevation: Elevation): Subject => ({
  ...tallHead,
  scene: 'towers',
  facts: { ...sizeOf(elevation), setting: 'square' },
  headroom: 0.12,
  shown: `${buildings(elevation)} behind a paved square`,
})

const subjects: Record<ProjectFacts['type'], (elevation?: Elevation) => Subject> = {
  Apartments: (elevation) => (elevation ? residential(elevation) : garden),
  Commercial: (elevation) => (elevation ? towers(elevation) : office),
  Farmhouse: () => ({
    ...head,
    scene: 'farmhouse',
    shown: 'A low house by still water',
  }),
  Plots: () => ({ ...head, scene: 'plots', shown: 'A road between open plots' }),
  Upcoming: () => ({
    ...head,
    scene: 'building-site',
    shown: 'A crane over open ground behind a hoarding',
  }),
}

const sizeOf = ({ towers: count, floors }: Elevation) => ({ towers: count, floors })

const buildings = ({ towers: count, floors }: Elevation): string =>
  count === 1 ? `A tower of ${floors} floors` : `${count} towers of ${floors} floors`

function seedOf(slug: string): number {
  let sum = 0
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return 1 + (sum % 40)
}
