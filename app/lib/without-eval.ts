// Our CSP forbids eval and reports attempts: this global of the pinned zod (core.js) stops its compiler before schemas are made.
if (typeof document !== 'undefined')
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
