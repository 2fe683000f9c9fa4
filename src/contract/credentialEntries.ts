/** Names of the browser storage entries that hold credentials and what the session remembers of their holder. */
export const CREDENTIAL_ENTRIES = {
  token: 'jwt_token',
  apiKey: 'api_key',
  reviewerEmail: 'user_email',
  access: 'access',
  firstSteps: 'first_steps',
  browser: 'browser_id',
} as const;
