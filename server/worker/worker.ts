import sharp from 'sharp'

import { answerJobs } from '#app/lib/async/answer-jobs.server.ts'
import { renderJob } from '#app/projects/render-worker/render-job.ts'

// No master is read twice in a row, and each thread of a picture has its own memory.
sharp.cache(false)
sharp.concurrency(2)

answerJobs(async (input) => {
  const job = renderJob.parse(input)
  if (job.kind === 'picture') {
    const { encodePicture } = await import('#app/media/renditions/picture-encoding.server.ts')
    return encodePicture(job)
  }
  if (job.kind === 'photograph') {
    const { readUpload } = await import('#app/media/photos/read-upload.server.ts')
    return readUpload(job)
  }
  if (job.kind === 'drawing') {
    const { doDrawing } = await import('#app/media/drawings/do-drawing.server.ts')
    return doDrawing(job)
  }
  if (job.kind === 'card') {
    const { drawCard } = await import('#app/media/social-cards/card-drawing.server.ts')
    return drawCard(job)
  }
  const { drawBrochure } = await import('#app/projects/brochure/brochure-drawing.server.tsx')
  return drawBrochure(job)
})
