import { issueChallenge } from '#app/enquiries/spam/challenge/challenge.server.ts'

import { answer, OK } from './api-envelope.ts'
import { refuseMethod } from './api-call.server.ts'

/** POST /api/v1/enquiry-puzzles: a challenge for one enquiry; the server stores it only once it is solved. */
export async function action({ request }: { request: Request }) {
  if (request.method !== 'POST') return refuseMethod()
  return answer(OK, challengeTexts.made, { data: await issueChallenge() })
}

export function loader() {
  return refuseMethod()
}

const challengeTexts = { made: 'Solve it and send it along with one enquiry.' } as const
