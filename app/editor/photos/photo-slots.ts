import { headIdOf } from '#app/media/slots/head-slots.ts'
import { logosOf } from '#app/media/slots/logos.ts'
import type { Project } from '#app/projects/model/project.ts'
import { headingOf } from '#app/projects/sections/section-anchor.ts'
import type { Section } from '#app/projects/sections/section.ts'

export type SlotRole =
  | 'head'
  | 'wide'
  | 'phone'
  | 'slide'
  | 'picture'
  | 'logo'
  | 'builder'
  | 'site'
  | 'plan'
  | 'person'

export type SlotPlace = {
  slot: string
  role: SlotRole
  at: number
  /** The page's caption, or a person's name; a photo with a caption cannot move, since the caption describes it. */
  title: string | undefined
}

export type SlotGroup = {
  kind: 'head' | 'slides' | 'gallery' | 'site' | 'plans' | 'logos' | 'people'
  title: string | undefined
  of: string | undefined
  places: SlotPlace[]
  /** Where a photo is sent that gets a slot of its own. */
  newSlot?: string
}

type Page = { picture: string; name?: string } & Pick<Project, 'slideshow' | 'sections'>

export function slotsOf(project: Project): SlotGroup[] {
  const { slug, slideshow, sections, pages = [] } = project
  const own: Page = { picture: slug, sections, ...(slideshow && { slideshow }) }
  const seen = new Set<string>()
  return [...[own, ...pages].flatMap(groupsOf), logoGroup(project)]
    .map((group) => ({
      ...group,
      places: group.places.filter(({ slot }) => !seen.has(slot) && seen.add(slot)),
    }))
    .filter(({ places }) => places.length > 0)
}

/** Slots of the same gallery without a caption, which may swap. */
export function orderedWith(groups: readonly SlotGroup[], slot: string): string[] {
  const group = groups.find(({ places }) => places.some((one) => one.slot === slot))
  const found = group?.places.find((one) => one.slot === slot)
  if (group?.kind !== 'gallery' || !found || found.title !== undefined) return []
  return group.places.filter(({ title }) => title === undefined).map((one) => one.slot)
}

function groupsOf({ picture, name, slideshow, sections }: Page): SlotGroup[] {
  const head = { kind: 'head', title: undefined, of: name, places: headPlaces(picture) } as const
  const slides = (slideshow?.pictures ?? []).flatMap((slot, index) =>
    headPlaces(slot).map((place) => ({
      ...place,
      role: place.role === 'head' ? ('slide' as const) : place.role,
      at: index + 1,
    })),
  )
  return [
    head,
    { kind: 'slides', title: undefined, of: name, places: slides },
    ...sections.flatMap((section) => galleryOf(section, name)),
  ]
}

function logoGroup(current: Project): SlotGroup {
  const { project, builder } = logosOf(current)
  const { developer: title } = current
  return {
    kind: 'logos',
    title: undefined,
    of: undefined,
    places: [
      { slot: project, role: 'logo', at: 1, title: undefined },
      ...(builder === undefined ? [] : [{ slot: builder, role: 'builder' as const, at: 1, title }]),
    ],
  }
}

function headPlaces(slot: string): SlotPlace[] {
  const place = { at: 1, title: undefined }
  return [
    { ...place, slot, role: 'head' },
    { ...place, slot: headIdOf(slot, 'wide'), role: 'wide' },
    { ...place, slot: headIdOf(slot, 'phone'), role: 'phone' },
  ]
}

function galleryOf(section: Section, of: string | undefined): SlotGroup[] {
  if (section.kind !== 'gallery' && section.kind !== 'landmarks') return []
  const places = section.items.map(({ picture: slot, title }, index) => ({
    slot,
    role: 'picture' as const,
    at: index + 1,
    title,
  }))
  return [{ kind: 'gallery', title: headingOf(section), of, places }]
}
