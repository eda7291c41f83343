import { ensureBuilt } from '../../../scripts/ensure-built.mjs'

/** The tests of the built site test these very sources. */
export default ensureBuilt
