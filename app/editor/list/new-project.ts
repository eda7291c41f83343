import { z } from 'zod'

import { projectTypes } from '#app/projects/model/project-types.ts'
import type { Project } from '#app/projects/model/project.ts'
import { cutSlug, MAX_SLUG } from '#app/projects/model/slug.ts'
import { states } from '#app/lib/states.ts'
import { roadNames, roadOf } from '#app/projects/road-map/own-road.ts'
import { roadMap } from '#content/roads.ts'

export const newProject = z.object({
  name: z.string().trim().min(1, 'Enter its name, as Cedar Court.').max(80, 'At most 80 letters.'),
  type: z.enum(projectTypes, 'Choose its type.'),
  location: z
    .string()
    .trim()
    .min(1, 'Enter where it stands, as Sector 44, Noida.')
    .max(120, 'At most 120 letters.'),
  state: z.enum(states, 'Choose its state.'),
  /** Empty when the location decides or the road is unknown. */
  road: z.enum(['', ...roadNames(roadMap)]),
})

export type NewProject = z.output<typeof newProject>

export function initialProject(
  { name, type, location, state, road = '' }: Omit<NewProject, 'road'> & { road?: string },
  { id, slug, today }: { id: number; slug: string; today: string },
): Project {
  const onMap = road || roadOf(location, roadMap)
  return {
    id,
    slug,
    name,
    location,
    ...(onMap !== undefined && { road: onMap }),
    state,
    type,
    price: '',
    summary: `${name} in ${location}.`,
    checked: { source: 'staff', on: today },
    sections: [{ kind: 'coming-soon', text: 'We are gathering the particulars of this project.' }],
  }
}

/** An unused slug, `maple-court`, `maple-court-2`; a long name is cut at a word. */
export function slugFor(name: string, isTaken: (slug: string) => boolean): string {
  const slugified = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const base = slugified === '' ? 'listing' : slugified
  let slug = cutSlug(base)
  for (let at = 2; isTaken(slug); at += 1)
    slug = `${cutSlug(base, MAX_SLUG - `-${at}`.length)}-${at}`
  return slug
}
