import { join } from 'node:path'

import { keepSet } from './drawn-folder.server.ts'
import type { DrawnPicture } from './drawn-set.ts'
import { drawingAnswer, type DrawingJob } from './drawing-job.ts'
import type { TargetSet } from './wanted-sets.server.ts'

export type Draw = (job: DrawingJob) => Promise<Buffer>

/** Draws a project's pictures in turn and shows none before the last; throws what a drawing threw. */
export function drawSet(
  dataFolder: string,
  set: TargetSet,
  { draw, printer }: { draw: Draw; printer: string },
): Promise<void> {
  return keepSet(dataFolder, set, async (folder) => {
    const pictures: DrawnPicture[] = []
    for (const slot of set.slots) {
      const version = slot.id.slice(set.slug.length)
      const file = `${version.slice(1) || 'card'}.avif`
      const answer = await draw({ kind: 'drawing', slot, printer, file: join(folder, file) })
      const printed = drawingAnswer.parse(JSON.parse(answer.toString()))
      pictures.push({ version, file, focus: slot.focus, alt: slot.alt, ...printed })
    }
    return pictures
  })
}
