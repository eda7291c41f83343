import { runnerImport } from 'vite'

import type * as Slots from '#content/pictures/slots.ts'

import { versionsOf } from '../../app/media/slots/head-slots.ts'
import { projectSlot } from '../../app/media/slots/project-slot.ts'
import type { PictureSlot } from '../../content/pictures/slot.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'

/** Every picture slot: described, generated for a project, and each cover's versions by screen and time of day. */
export async function loadSlots(): Promise<readonly PictureSlot[]> {
  const { pictureSlots } = await readSlots()
  const described = new Set(pictureSlots.map(({ id }) => id))
  const others = (await loadCatalogue()).filter(({ slug }) => !described.has(slug))
  const slots = [...pictureSlots, ...others.map(projectSlot)]
  return slots.flatMap(versionsOf)
}

export async function readSlots(): Promise<typeof Slots> {
  const { module } = await runnerImport<typeof Slots>('./content/pictures/slots.ts', {
    configFile: false,
    logLevel: 'warn',
  })
  return module
}
