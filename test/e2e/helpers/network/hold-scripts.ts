import { EventEmitter } from 'node:events'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

// Stands before the journeys' site: its scripts come three seconds late, or never (SCRIPTS).

const LATE_MS = 3000

Server.prototype.emit = function held(this: Server, event: string, ...args: unknown[]): boolean {
  const go = () => EventEmitter.prototype.emit.call(this, event, ...args)
  const [request, response] = args
  if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return go()
  if (!/^\/assets\/.*\.js$/.test(request.url ?? '')) return go()
  if (process.env['SCRIPTS'] === 'blocked') response.writeHead(403).end()
  else setTimeout(go, LATE_MS)
  return true
}
