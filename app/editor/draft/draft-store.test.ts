import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  interleavings,
  ModelDevice,
  ModelEditor,
  flushMicrotasks,
} from '#test/catalogue/model-editor.ts'
import { ModelServer } from '#test/catalogue/model-server.ts'

type Scene = {
  server: ModelServer
  /** Two pages of one editor on one device, and one of another editor. */
  editors: readonly [ModelEditor, ModelEditor, ModelEditor]
  devices: readonly ModelDevice[]
  going: Promise<void>[]
}

class Step implements fc.AsyncCommand<Scene, Scene> {
  readonly #name: string
  readonly #can: (scene: Scene) => boolean
  readonly #does: (scene: Scene) => unknown

  constructor(name: string, does: (scene: Scene) => unknown, can: (scene: Scene) => boolean) {
    this.#name = name
    this.#does = does
    this.#can = can
  }

  check(scene: Readonly<Scene>): boolean {
    return this.#can(scene)
  }

  async run(scene: Scene): Promise<void> {
    scene.going.push(Promise.resolve(this.#does(scene)).then(() => undefined))
    await flushMicrotasks()
    const lost = lostBy(scene.editors)
    if (lost.length > 0) throw new Error(`What ${lost.join(' and ')} typed is lost`)
  }

  toString(): string {
    return this.#name
  }
}

const always = () => true
const who = fc.constantFrom(0, 1, 2)

function ofOne(
  name: string,
  does: (editor: ModelEditor, text: string) => unknown,
  can: (editor: ModelEditor) => boolean = always,
): fc.Arbitrary<Step> {
  return fc.tuple(who, fc.nat()).map(([at, number]) => {
    const text = `text ${number}`
    return new Step(
      `${at} ${name} ${number}`,
      ({ editors }) => does(editors[at], text),
      ({ editors }) => can(editors[at]),
    )
  })
}

function ofServer(
  name: string,
  does: (server: ModelServer) => unknown,
  can: (server: ModelServer) => boolean = always,
): fc.Arbitrary<Step> {
  const step = new Step(
    name,
    ({ server }) => does(server),
    ({ server }) => can(server),
  )
  return fc.constant(step)
}

const mustChoose = ({ store }: ModelEditor) => store.view().conflict !== undefined
const isUnderWay = ({ pending: waiting }: ModelServer) => waiting.length > 0
const isScheduled = ({ scheduled }: ModelServer) => scheduled.length > 0

const steps = fc.commands(
  [
    ...Array.from({ length: 4 }, () => ofOne('types', (editor, text) => editor.type(text))),
    ...Array.from({ length: 3 }, () => ofOne('pauses', (editor) => editor.pause())),
    ...Array.from({ length: 2 }, () => [
      ofOne('publishes', (editor) => editor.publish(false)),
      ofOne('schedules', (editor) => editor.publish(true)),
      ofServer('its hour comes', (server) => server.due(), isScheduled),
    ]).flat(),
    ofOne('reloads', (editor) => editor.reload()),
    ofOne('keeps mine', (editor) => editor.choose('mine'), mustChoose),
    ofOne('puts both together', (editor) => editor.choose('both'), mustChoose),
    ofOne('takes theirs', (editor) => editor.choose('theirs'), mustChoose),
    fc.tuple(who, fc.nat()).map(
      ([at, number]) =>
        new Step(
          `${at} restores ${number}`,
          ({ server, editors }) => {
            const { length } = server.versions
            server.restore(String((number % length) + 1), editors[at].name)
          },
          ({ server }) => server.versions.length > 0,
        ),
    ),
    ...Array.from({ length: 8 }, () =>
      ofServer('arrives', ({ pending: waiting }) => waiting.shift()?.(false), isUnderWay),
    ),
    ofServer(
      'arrives, its answer is lost',
      ({ pending: waiting }) => waiting.shift()?.(true),
      isUnderWay,
    ),
    ofServer('is away, or back', (server) => (server.isOffline = !server.isOffline)),
    ...Array.from({ length: 3 }, () =>
      fc.constant(
        new Step(
          'a device hands over',
          ({ devices }) => devices.forEach(({ pending: waiting }) => waiting.shift()?.()),
          always,
        ),
      ),
    ),
    ofServer('is called off', (server) => server.callOff(), isScheduled),
  ],
  { maxCommands: 60, size: 'max' },
)

function lostBy(editors: readonly ModelEditor[]): string[] {
  return editors.filter((each) => each.hasLost()).map(({ name }) => name)
}

function newScene(): Scene {
  const server = new ModelServer()
  const devices = [new ModelDevice(), new ModelDevice()] as const
  const [device, other] = devices
  return {
    server,
    devices,
    editors: [
      new ModelEditor(server, 'Asha', device),
      new ModelEditor(server, 'Asha', device),
      new ModelEditor(server, 'Meera', other),
    ],
    going: [],
  }
}

async function settleAll({ server: { pending: waiting }, going }: Scene): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next(false)
    await flushMicrotasks()
  }
  await Promise.all(going)
}

test('two editors on three pages lose nothing, see the true state and publish only what they chose', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const scene = newScene()
      await fc.asyncModelRun(() => ({ model: scene, real: scene }), taken)
      await settleAll(scene)
      const { server, editors } = scene
      expect(lostBy(editors)).toEqual([])
      expect(editors.filter((each) => each.hasLied()).map(({ name }) => name)).toEqual([])
      const ids = server.versions.map(({ id }) => id)
      expect(server.versions.map(({ basedOn }) => basedOn)).toEqual(
        [null, ...ids].slice(0, ids.length),
      )
      const named = new Set(editors.flatMap((each) => [...each.named]))
      expect(server.published.filter(({ id }) => !named.has(id))).toEqual([])
      const shown = server.published.map(({ id }) => Number(id))
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    }),
    { numRuns: interleavings },
  )
}, 60_000)

test('typing after a lost response causes no conflict', async () => {
  const server = new ModelServer()
  const editor = new ModelEditor(server, 'Asha')
  for (const [text, isAnswerLost] of [
    ['one', true],
    ['two', false],
  ] as const) {
    editor.type(text)
    editor.pause()
    server.pending.shift()?.(isAnswerLost)
    await flushMicrotasks()
  }
  // The second save conflicts with the first and is sent again.
  server.pending.shift()?.(false)
  await flushMicrotasks()
  expect(editor.store.view()).toMatchObject({ conflict: undefined, status: 'saved' })
  expect(server.versions.map(({ content }) => content)).toEqual([{ name: 'one' }, { name: 'two' }])
})

test('merges the changes of two editors and saves them after the first save', async () => {
  const server = new ModelServer()
  const [asha, meera] = [new ModelEditor(server, 'Asha'), new ModelEditor(server, 'Meera')]
  asha.store.change(['name'], 'Cedar Court II')
  meera.store.change(['location'], 'Noida')
  for (const editor of [asha, meera]) {
    editor.pause()
    server.pending.shift()?.(false)
    await flushMicrotasks()
  }
  expect(meera.store.view().conflict?.both).toEqual({
    content: { name: 'Cedar Court II', location: 'Noida' },
    clashes: [],
    byMe: new Set(['["location"]']),
    byThem: new Set(['["name"]']),
  })
  meera.choose('both')
  meera.pause()
  server.pending.shift()?.(false)
  await flushMicrotasks()
  expect(server.versions.at(-1)).toMatchObject({
    content: { name: 'Cedar Court II', location: 'Noida' },
    basedOn: server.versions[0]?.id,
  })
})
