import { storableText } from '#app/lib/text/storable.ts'

export async function postedText(request: Request, name: string): Promise<string> {
  return (await postedFields(request))(name)
}

export async function postedForm(request: Request): Promise<(name: string) => string | undefined> {
  const form = await request.formData().catch(() => undefined)
  return (name) => {
    const value = form?.get(name)
    return typeof value === 'string' ? storableText(value) : undefined
  }
}

export async function postedFields(request: Request): Promise<(name: string) => string> {
  const field = await postedForm(request)
  return (name) => field(name) ?? ''
}

export async function postedTexts(request: Request): Promise<(name: string) => string[]> {
  const form = await request.formData().catch(() => undefined)
  return (name) => (form ? textsOf(form, name) : [])
}

export function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? [storableText(value)] : []))
}
