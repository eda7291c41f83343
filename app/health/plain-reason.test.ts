import { expect, test } from 'vitest'

import { plainReason } from './plain-reason.ts'

test.each([
  ["ENOSPC: no space left on device, write '/srv/data/drawn/x.avif'", 'The disk is full.'],
  [
    "EACCES: permission denied, mkdir '/srv/data/drawn'",
    'The site has no permission to read or write there.',
  ],
  [
    '/srv/build/server/worker.js died of its job.',
    'The process stopped midway, probably because memory ran out.',
  ],
  ['The job took longer than 300000 ms.', 'It is too large for this machine to finish in time.'],
  ['no answer within 4 seconds', 'No answer in time.'],
  ['getaddrinfo ENOTFOUND homes.example.com', 'The host name does not exist.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'Browsers do not trust its issuer.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'It is for another host name.'],
  [
    '00:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:SSL alert number 80',
    'The proxy has no certificate for this name.',
  ],
  ['The folder is not there.', 'The folder is not there.'],
  [
    'Cannot read properties of undefined\n    at draw (/srv/build/server/worker.js:1:1)',
    'The system says “Cannot read properties of undefined”.',
  ],
])('%s is shown as %s', (reason, expected) => {
  expect(plainReason(reason)).toBe(expected)
})
