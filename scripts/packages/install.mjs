// For images; --serving leaves out what a built site does not need. Runs on Node 20.
import { ensureInstalled, installServing } from './ensure-installed.mjs'

if (process.argv.includes('--serving')) installServing()
else ensureInstalled()
