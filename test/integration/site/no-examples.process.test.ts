import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { copyReadyCluster } from '#test/helpers/database/ready-cluster.ts'
import { printed, start } from '#test/helpers/site/process.ts'

/** Pages and files that say how the deployment is reached. */
const PUBLIC = [
  '/',
  '/connect',
  '/lodha-goa',
  '/privacy-notice',
  '/privacy/rights',
  '/privacy/withdraw/00000000000000000000000000000000',
  '/llms.txt',
  '/.well-known/security.txt',
]
const EXAMPLE = /example\.com|\.example\b|00000 00000|910000000000|undefined/

const { folder, remove } = temporaryFolder()
copyReadyCluster(folder)
const running = start(['server.ts'], { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' })
afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  remove()
})

test('a site that was told nothing says no example of how it is reached', async () => {
  const [, port] = await printed(running, /ready at http:\/\/localhost:(\d+)/)
  for (const path of PUBLIC)
    expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text(), path).not.toMatch(EXAMPLE)
})
