import { runnerImport } from 'vite'

import type * as Slots from '#content/pictures/slots.ts'

import { versionsOf } from '../app/media/slots/head-slots.ts'
import { projectSlot } from '../app/media/slots/project-slot.ts'
import type { PictureSlot } from '../content/pictures/slot.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** Every picture of the site: those described by hand, one for each listing without one of its own, and after each head its versions for wide screens and phones, in the lights of the day where it is marked. */
export async function loadSlots(): Promise<readonly PictureSlot[]> {
  const { pictureSlots } = await readSlots()
  const described = new Set(pictureSlots.map(({ id }) => id))
  const others = (await loadCatalogue()).filter(({ slug }) => !described.has(slug))
  const slots = [...pictureSlots, ...others.map(projectSlot)]
  return slots.flatMap(versionsOf)
}

/** Reads the files of `content/pictures/slots` as the site does. */
export async function readSlots(): Promise<typeof Slots> {
  const { module } = await runnerImport<typeof Slots>('./content/pictures/slots.ts', {
    configFile: false,
    logLevel: 'warn',
  })
  return module
}
