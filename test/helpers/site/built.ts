import { ensureBuilt } from '../../../scripts/site-build/ensure-built.mjs'

/** The tests of the built site test these very sources. */
export default ensureBuilt
