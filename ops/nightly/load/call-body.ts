const meta = {
  pid: 'northlight',
  appName: 'website',
  ts: '2026-01-02 3:04:05',
  reqAction: 'connect',
  location: 'N/A',
}

export function callBody(pay: Record<string, unknown>): {
  headers: Record<string, string>
  body: string
} {
  return {
    headers: { 'Content-Type': 'application/json', pid: 'northlight' },
    body: JSON.stringify({ meta, pay }),
  }
}
