import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npm', ['audit', '--omit=dev'], { stdio: 'inherit' })
process.exit(status ?? 1)
