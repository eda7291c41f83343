// node scripts/install.mjs [--serving]: the packages of package-lock.json, with --serving those alone that
// a built site runs on. For images; npm start installs on its own. Runs on Node 20.
import { ensureInstalled, installServing } from './ensure-installed.mjs'

if (process.argv.includes('--serving')) installServing()
else ensureInstalled()
