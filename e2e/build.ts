import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { makeReadyCluster } from '../test/ready-cluster.ts'

/** No journey goes through a build of other sources than these; a site starts from a database that is ready. */
export default async function setUp(): Promise<() => void> {
  await ensureBuilt()
  return makeReadyCluster()
}
