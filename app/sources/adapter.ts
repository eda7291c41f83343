import type { z } from 'zod'

/** A request of a source, read whole (256 kB at most) before anything looks at it. */
export type SourceRequest = {
  method: 'GET' | 'POST'
  headers: Headers
  /** The whole public address; its query is part of what some sources send. */
  url: URL
  body: Buffer
}

/** What a source says about a phone call. */
export type SourceCall = {
  direction: 'incoming' | 'outgoing'
  outcome: 'answered' | 'missed'
  /** The number of ours that was called, as the source wrote it. */
  calledNumber?: string
  /** Who of us answered, as the source wrote it. */
  agentNumber?: string
  /** Seconds of talk. */
  durationS?: number
  /** Opened at the provider, never copied. */
  recordingUrl?: string
}

/** The advertisement or listing that a lead comes from, each as the source wrote it. */
export type SourceCampaign = {
  id?: string
  name?: string
  adId?: string
  adName?: string
  formId?: string
  formName?: string
  keyword?: string
  clickId?: string
}

/** One enquiry of a delivery, as text of the source; the pipeline normalises phones, times and projects. */
export type ParsedLead = {
  /** Of a portal, whose enquiry may also come by mail: the kind of its adapter, or its name. */
  portal?: string
  /** The id of the enquiry at the source; without one, the pipeline makes a key (SOURCES.md 9.4). */
  externalId?: string
  name?: string
  /** The first is the main number; each as written (SOURCES.md 9.1). */
  phones: string[]
  /** An identity without a phone number, such as a WhatsApp user id. */
  identity?: string
  email?: string
  message?: string
  /** City, locality or address. */
  place?: string
  /** The name or the id of the project or the advertisement at the source. */
  project?: string
  /** The project in the settings of the source, for a lead that names none. */
  ownProject?: string
  sentAt?: Date
  campaign?: SourceCampaign
  call?: SourceCall
  /** What else it said, by the source's own field names; staff read it. */
  fields: Record<string, string>
}

export type Parsed =
  | { kind: 'leads'; leads: ParsedLead[] }
  /** A test of the source's own screen: answered, shown, never a lead. */
  | { kind: 'test' }
  /** Nothing for staff, such as a delivery report. */
  | { kind: 'nothing'; reason: string }
  /** Kept under "Needs review" with this reason in words. */
  | { kind: 'review'; reason: string }

/** The raw bytes of a delivery and the headers that its parser needs. */
export type Payload = {
  contentType: string
  query: Record<string, string>
  /** Ids of the delivery: Idempotency-Key and webhook-id, in lower case. */
  headers?: Record<string, string>
  body: Buffer
}

/** What a source gets back; the default is 200 with an empty body. */
export type SourceAnswer = { status: number; body: string; contentType: string }

/** What the owner should know of the last check. */
export type PullNotes = {
  /** What it found, in words. */
  found?: string
  /** Of the access that the source gave us. */
  endsAt?: Date
}

/** What became of an enquiry; `waiting` is stored and read later. */
export type EnquiryResult = {
  kind: 'new' | 'repeat' | 'duplicate' | 'conflict' | 'review' | 'rejected' | 'test' | 'waiting'
  /** Of the delivery. */
  id: string
}

/** `settings` and `secrets` are parsed by the adapter's own schemas before. */
export type SourceContext<Settings, Secrets> = { settings: Settings; secrets: Secrets; now: Date }

export type Verified = { ok: true } | { ok: false; status: 400 | 401 | 403; reason: string }

/** Reads what a source offers since the cursor; `cursor` is the adapter's own text. */
export type PullResult =
  | { kind: 'page'; payloads: Payload[]; cursor: string; more: boolean }
  /** The source asks to wait; nothing is lost. */
  | { kind: 'throttled'; retryAfterMs: number }
  /** In words for the owner; the cursor stays. */
  | { kind: 'failed'; reason: string; needsOwner: boolean }

export type DetailsResult =
  /** What `parse` gets instead of the delivery. */
  | { kind: 'payload'; payload: Payload }
  | { kind: 'throttled'; retryAfterMs: number }
  /** The delivery waits under "Needs review"; a replay reads again. */
  | { kind: 'failed'; reason: string; needsOwner: boolean }

/**
 * One kind of source (SOURCES.md). It lives in one folder of app/sources/kinds/ and has one line in
 * app/sources/adapters.server.ts. Everything but `pull.read`, `pull.watch` and `readDetails` is pure.
 */
export type Adapter<Settings = unknown, Secrets = unknown> = {
  kind: string
  settings: z.ZodType<Settings>
  /** Secrets that the owner types in; the key in the path is the pipeline's own. */
  secrets: z.ZodType<Secrets>
  /** The source's key, where it comes neither in the path nor as a bearer key. */
  keyIn?(request: SourceRequest): string | undefined
  /** What is stored, without the key; absent where no payload contains it. */
  withoutKey?(payload: Payload): Payload
  /** Proof of the sender beyond the key in the path (SOURCES.md 9.3); absent where there is none. */
  verify?(request: SourceRequest, context: SourceContext<Settings, Secrets>): Verified
  /** Answer of a request that is no delivery, such as a challenge or a connection test. */
  answerWithoutDelivery?(
    request: SourceRequest,
    context: SourceContext<Settings, Secrets>,
  ): SourceAnswer | undefined
  /** What the source wants to hear once the delivery is stored; without it, 200 and an empty body. */
  accepted?(payload: Payload, context: SourceContext<Settings, Secrets>): SourceAnswer | undefined
  /** In place of `accepted`, for a source that wants to hear what became of its one enquiry. */
  answer?(result: EnquiryResult): SourceAnswer
  /** The only hosts that `get` may reach; absent where nothing is fetched. */
  hosts?: readonly string[]
  /** Reads what a stored delivery only names, before `parse`; one that is whole comes back as it is. */
  readDetails?(
    payload: Payload,
    context: SourceContext<Settings, Secrets> & { get: PullGet },
  ): Promise<DetailsResult>
  /** A test lead as this source would send it. */
  testPayload?(): Payload
  parse(payload: Payload, context: SourceContext<Settings, Secrets>): Parsed
  pull?: {
    everyMs: number
    /** Whether the owner has entered what only a pull needs; absent where every source can be pulled. */
    isSetUp?(settings: Settings, secrets: Secrets): boolean
    /** Fetches through `get`, which reaches only the source's own host and follows no redirect. */
    read(
      cursor: string | undefined,
      context: SourceContext<Settings, Secrets> & { get: PullGet },
    ): Promise<PullResult>
    /** Notes that the cursor holds. */
    notes?(cursor: string): PullNotes
    /**
     * Stays connected until the signal, and calls `onNews` when there is something to read. Resolves
     * when the connection ends; true where only an owner can mend it. Reading comes without it, too.
     */
    watch?(
      context: SourceContext<Settings, Secrets>,
      options: { onNews: () => void; signal: AbortSignal },
    ): Promise<boolean>
  }
}

export type PullGet = (
  url: URL,
  options?: { headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string },
) => Promise<{ status: number; headers: Headers; body: Buffer }>
