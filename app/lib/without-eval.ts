// The policy of our pages lets no text become code, and tells of each try: schemas, which look for a
// compiler when they are made, find this whichever file of the build brings them first. On the server they
// compile. The name is zod's own (its core.js), of the pinned version; the journeys fail where it is another.
if (typeof document !== 'undefined')
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
