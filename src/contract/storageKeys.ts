/** Names of the browser storage entries. */
export const STORAGE_KEYS = {
  token: 'jwt_token',
  apiKey: 'api_key',
  reviewerEmail: 'user_email',
  access: 'access',
} as const;
