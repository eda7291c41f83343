import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { printerHash, sourcesHash } from '#app/media/renditions/picture-sources.server.ts'
import { versionsOf } from '#app/media/slots/head-slots.ts'
import { projectSlot } from '#app/media/slots/project-slot.ts'
import manifest from '#content/pictures/manifest.json' with { type: 'json' }
import type { PictureSlot } from '#content/pictures/slot.ts'
import { pictureSlots } from '#content/pictures/slots.ts'

export type DrawnProject = Parameters<typeof projectSlot>[0] & { readonly id: number }

export type TargetSet = {
  projectId: number
  name: string
  slug: string
  digest: string
  slots: readonly PictureSlot[]
  isFromFile: boolean
}

const BATCH_SIZE = 50

const fromFile = new Map(manifest.map(({ id, sources }) => [id, sources]))
const described = new Set(pictureSlots.flatMap(versionsOf).map(({ id }) => id))

let printing: Promise<string> | undefined

/** The set to draw of each project whose pictures are not described by hand, as `bin/northlight pictures draw` draws it. */
export async function targetSets(projects: readonly DrawnProject[]): Promise<TargetSet[]> {
  const targets: TargetSet[] = []
  const taken = new Set(described)
  for (const [index, project] of projects.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await turn()
    const slots = versionsOf(projectSlot(project))
    // `lodha-goa-wide` may be a cover of `lodha-goa`.
    if (slots.some(({ id }) => taken.has(id))) continue
    for (const { id } of slots) taken.add(id)
    targets.push(await targetOf(project, slots))
  }
  return targets
}

async function targetOf(
  { id: projectId, name, slug }: DrawnProject,
  slots: readonly PictureSlot[],
): Promise<TargetSet> {
  const printer = await (printing ??= printerHash())
  const sources = await Promise.all(slots.map((slot) => sourcesHash(slot, printer)))
  const digest = createHash('sha256').update(sources.join(' ')).digest('hex').slice(0, 16)
  const isFromFile = slots.every(({ id }, index) => fromFile.get(id) === sources[index])
  return { projectId, name, slug, digest, slots, isFromFile }
}
