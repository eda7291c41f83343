import { ensureBuilt } from '../scripts/ensure-built.mjs'

/** No journey goes through a build of other sources than these. */
export default ensureBuilt
