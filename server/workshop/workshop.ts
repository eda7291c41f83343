import { answerJobs } from '#app/lib/answer-jobs.server.ts'
import { workshopJob } from '#app/workshop-job.ts'

// Each kind's libraries are loaded with the first of it.
answerJobs(async (asked) => {
  const job = workshopJob.parse(asked)
  if (job.kind === 'picture') {
    const { encodePicture } = await import('#app/pictures/picture-encoding.server.ts')
    return encodePicture(job)
  }
  if (job.kind === 'card') {
    const { drawCard } = await import('#app/pictures/card-drawing.server.ts')
    return drawCard(job)
  }
  const { drawBrochure } = await import('#app/projects/brochure/brochure-drawing.server.tsx')
  return drawBrochure(job)
})
