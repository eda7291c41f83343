import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { makeReadyCluster } from '#test/helpers/database/ready-cluster.ts'

import { ensureBuilt } from '../../../scripts/site-build/ensure-built.mjs'
import { LOOKED_AT } from './site.ts'

/** No journey goes through a build of other sources than these; a site starts from a database that is ready. */
export default async function setUp(): Promise<() => void> {
  await ensureBuilt()
  const looked = temporaryFolder()
  process.env[LOOKED_AT] = looked.folder
  const removeCluster = await makeReadyCluster()
  return () => {
    removeCluster()
    looked.remove()
  }
}
