import { assignWaiting, hasWork } from '#app/assignment/assign-waiting.server.ts'

import { defineJob } from './define-job.ts'

export const assignment = defineJob({
  name: 'assignment',
  everySeconds: 60,
  look: { everySeconds: 3, hasWork },
  events: [
    'lead.created',
    'lead.changed',
    'lead.withdrawn',
    'lead.restored',
    'visit.changed',
    'assignment.changed',
    'team.changed',
  ],
  run: ({ signal }) => assignWaiting(signal),
})
