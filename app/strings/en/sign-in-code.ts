export const codeTexts = {
  title: 'Two-step verification',
  note: 'Enter the code from your authenticator app.',
  code: 'Code',
  go: 'Login',
  lost: 'I do not have my phone',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten codes you saved. Each works once.',
  goRecovery: 'Login with recovery code',
  missing: 'Enter the code.',
  wrong: 'Wrong code, or already used. Enter the one that the app shows now.',
  expired: 'Five minutes have passed. Please sign in again.',
  toLogin: 'Back to login',
} as const
