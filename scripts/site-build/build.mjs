// For images; npm start builds without it. Runs on Node 20.
import { ensureBuilt } from './ensure-built.mjs'

await ensureBuilt()
