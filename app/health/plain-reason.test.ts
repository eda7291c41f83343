import { expect, test } from 'vitest'

import { healthTexts } from '#app/strings/en/health.ts'

import { plainReason } from './plain-reason.ts'

test.each([
  ["ENOSPC: no space left on device, write '/srv/data/drawn/x.avif'", healthTexts.reasons.full],
  ["EACCES: permission denied, mkdir '/srv/data/drawn'", healthTexts.reasons.closed],
  ['/srv/build/server/worker.js died of its job.', healthTexts.reasons.ended],
  ['The job took longer than 300000 ms.', healthTexts.reasons.large],
  ['no answer within 4 seconds', healthTexts.reasons.slow],
  ['getaddrinfo ENOTFOUND homes.example.com', healthTexts.reasons.hostNotFound],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', healthTexts.reasons.unknown],
  ['ERR_TLS_CERT_ALTNAME_INVALID', healthTexts.reasons.name],
  [
    '00:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:SSL alert number 80',
    healthTexts.reasons.noCertificate,
  ],
  ['The folder is not there.', 'The folder is not there.'],
  [
    'Cannot read properties of undefined\n    at draw (/srv/build/server/worker.js:1:1)',
    'The system says “Cannot read properties of undefined”.',
  ],
])('%s is shown as %s', (reason, expected) => {
  expect(plainReason(reason)).toBe(expected)
})
