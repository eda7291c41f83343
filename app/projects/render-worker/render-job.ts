import { z } from 'zod'

import { drawingJob, type DrawingJob } from '#app/media/drawings/drawing-job.ts'
import { photoJob, type PhotoJob } from '#app/media/photos/photo-job.ts'
import { pictureJob } from '#app/media/renditions/picture-job.ts'
import { cardJob } from '#app/media/social-cards/card-job.ts'
import { brochureJob } from '#app/projects/brochure/brochure-job.ts'

export const renderJob = z.discriminatedUnion('kind', [
  pictureJob,
  photoJob,
  cardJob,
  brochureJob,
  drawingJob,
])
/** Drawings and photos have processes of their own. */
export type RenderJob = Exclude<z.input<typeof renderJob>, DrawingJob | PhotoJob>
