import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { findCommand } from '#cli/commands/commands.mjs'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

const install = readFileSync('docs/install.md', 'utf8')
const page = readFileSync('docs/own-server.md', 'utf8')

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd understands the unit', () => {
  const unit = /```ini\n(.*?)```/s.exec(page)?.[1] ?? ''
  expect(unit).toContain('[Service]')
  const { folder, remove } = temporaryFolder()
  try {
    const file = join(folder, 'northlight.service')
    writeFileSync(file, unit)
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    const said = `${stdout}\n${stderr}`
      .split('\n')
      .filter((line) => line.includes('northlight.service'))
    expect(said.filter((line) => !/not executable|No such file/.test(line))).toEqual([])
  } finally {
    remove()
  }
})

const named = z.object({ metadata: z.object({ name: z.string() }) })
const composed = z.object({ services: z.record(z.string(), z.unknown()) })

const read = (file: string): unknown =>
  parse(readFileSync(join('ops/deploy', file), 'utf8'), { merge: true })

function callIn(line: string): [string, string] {
  const [, noun = '', verb = ''] = /bin\/northlight (\S+) (\S+)/.exec(line) ?? []
  return [noun, verb]
}

test('a command in a container names a container and a command that are there', () => {
  const commands = [...page.matchAll(/^(?:docker compose exec|kubectl exec) .*$/gm)]
  expect(commands.length).toBeGreaterThan(1)
  for (const [command] of commands) expect(findCommand(...callIn(command)), command).toBeDefined()
  const services = ['compose.yaml', 'caddy/compose.yaml'].flatMap((file) =>
    Object.keys(composed.parse(read(file)).services),
  )
  for (const [, service = ''] of page.matchAll(/^docker compose exec (\S+)/gm))
    expect(services).toContain(service)
  const [{ name }, { name: namespace }] = [
    named.parse(read('kubernetes/statefulset.yaml')).metadata,
    named.parse(read('kubernetes/namespace.yaml')).metadata,
  ]
  expect(page).toContain(`kubectl exec -it ${name}-0 -n ${namespace} -- bin/northlight `)
})

test('the three commands name a folder and a variable that are there', () => {
  const [, folder = '', variable = '', service = '', command = ''] =
    /^cd \/srv\/northlight\/(\S+) && echo ([A-Z]+)=\S+ > \.env && docker compose up .* && docker compose exec (\S+) (bin\/northlight .*)$/m.exec(
      install,
    ) ?? []
  const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8')
  expect(compose).toContain(`https://\${${variable}:?`)
  expect(Object.keys(composed.parse(parse(compose)).services)).toContain(service)
  expect(findCommand(...callIn(command))).toBeDefined()
})
