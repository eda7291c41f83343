// node scripts/build.mjs: builds the site unless the build is of these very sources. For images; npm start
// builds on its own. Runs on Node 20.
import { ensureBuilt } from './ensure-built.mjs'

await ensureBuilt()
