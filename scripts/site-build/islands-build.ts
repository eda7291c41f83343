import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'
import { build, type EnvironmentOptions, type Plugin, type ViteBuilder } from 'vite'

import router from '../../react-router.config.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

const ENTRY = 'app/islands/loader.ts'
const INLINE = 'app/islands/begin.ts'
const DEVELOP = 'app/islands/develop.ts'
const NAME = 'virtual:islands'
const FOLDER = join(router.buildDirectory, 'client')
const MANIFEST = '.vite/islands.json'

/** Two hundred bytes each, which several scripts share: one request instead of two on /projects. */
const FORM_PARTS = /[\\/](?:form-defaults|inert-others)\.ts$/

const manifest = z.record(z.string(), z.object({ file: z.string() }))

/** Builds the public pages' script between the client and the server, which reads the addresses in `virtual:islands`. */
export function islands(): Plugin {
  let isDevelopment = false
  return {
    name: 'islands',
    sharedDuringBuild: true,
    config: {
      order: 'post',
      handler({ builder: { buildApp } = {} }, { command }) {
        isDevelopment = command === 'serve'
        if (isDevelopment) return undefined
        return {
          environments: { islands: environment },
          builder: { buildApp: (builder) => withIslands(builder, buildApp) },
        }
      },
    },
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined
    },
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const isServer = this.environment.name === 'ssr'
      const scripts = isServer ? scriptsOf(isDevelopment) : []
      const begin = isServer ? await inlined() : ''
      this.addWatchFile(INLINE)
      return `export const scripts = ${JSON.stringify(scripts)}\nexport const begin = ${JSON.stringify(begin)}`
    },
  }
}

function scriptsOf(isDevelopment: boolean): string[] {
  if (isDevelopment) {
    return [
      '/@vite/client',
      '/@id/__x00__virtual:react-router/inject-hmr-runtime',
      `/${DEVELOP}`,
      `/${ENTRY}`,
    ]
  }
  const built = manifest.parse(JSON.parse(readFileSync(join(FOLDER, MANIFEST), 'utf8')))
  const file = built[ENTRY]?.file
  if (file === undefined) throw new Error(`The build of ${ENTRY} made no script.`)
  return [`/${file}`]
}

async function inlined(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: oldestBrowsers,
      rollupOptions: { input: `./${INLINE}`, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(made) ? made : 'output' in made ? [made] : []
  const chunk = outputs[0]?.output[0]
  if (!chunk) throw new Error(`The build of ${INLINE} made nothing.`)
  return chunk.code.trim()
}

const environment: EnvironmentOptions = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: FOLDER,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: MANIFEST,
    rollupOptions: {
      input: `./${ENTRY}`,
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'form-parts', test: FORM_PARTS }] },
      },
    },
  },
}

async function withIslands(
  builder: ViteBuilder,
  buildApp: ((builder: ViteBuilder) => Promise<void>) | undefined,
): Promise<void> {
  await buildApp?.({
    ...builder,
    async build(built) {
      const made = await builder.build(built)
      const own = builder.environments['islands']
      if (built.name === 'client' && own) await builder.build(own)
      return made
    },
  })
}
