import { z } from 'zod'

import { cardJob } from './pictures/card-job.ts'
import { drawingJob, type DrawingJob } from './pictures/drawn/drawing-job.ts'
import { photographJob, type PhotographJob } from './pictures/photograph-job.ts'
import { pictureJob } from './pictures/picture-job.ts'
import { brochureJob } from './projects/brochure/brochure-job.ts'

/** Everything that the workshop makes. */
export const workshopJob = z.discriminatedUnion('kind', [
  pictureJob,
  photographJob,
  cardJob,
  brochureJob,
  drawingJob,
])
/** All but drawings and photographs, which have processes of their own. */
export type WorkshopJob = Exclude<z.input<typeof workshopJob>, DrawingJob | PhotographJob>
