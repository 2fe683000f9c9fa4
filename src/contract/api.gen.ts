// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
  '/v1/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an account
     * @description Stores the account, sends a verification link that is valid for 24 hours, and signs the owner in.
     */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description An unknown address and a wrong password answer alike, in content and in time.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Ends the login token of the call. The server refuses the token from then on.
     */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify an e-mail address
     * @description Spends the token of a verification link. A token verifies once and for 24 hours; opened again, it answers the
     *     same while the address is verified. It signs no owner in.
     */
    post: operations['verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a password reset link
     * @description Answers alike whether or not the address has an account. The link is valid for one hour; a new link ends the older
     *     ones. For one address, a network may ask for 3 mails in 15 minutes and 10 in a day, and all networks together,
     *     apart from those its owner signs in from, for 30 in a day; beyond that the answer is 429.
     */
    post: operations['forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password
     * @description Spends the token of a reset link and ends every earlier login token of the account.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in owner */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account's subscription
     * @description Answers `null` when the account never had one.
     */
    get: operations['getCurrentSubscription'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Messages used in the current billing period */
    get: operations['getSubscriptionUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/create-checkout-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start checkout for a plan
     * @description Answers the address of the payment provider's checkout page. Two calls for the same plan while a session is open
     *     answer the same address. A second trial is refused.
     */
    post: operations['createCheckoutSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel at the end of the billing period
     * @description Sets `cancel_at_period_end`. Service continues until then. Calling it again changes nothing.
     */
    post: operations['cancelSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/reactivate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo a cancellation
     * @description Clears `cancel_at_period_end`. Calling it again changes nothing.
     */
    post: operations['reactivateSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/subscriptions/extra-servers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set how many servers are paid for beyond those of the plan
     * @description The number replaces the earlier one at once; sending the same number again changes nothing. Each extra server has the
     *     plan's monthly price; the next bill charges or credits the rest of the period by the day.
     */
    put: operations['setExtraServers'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/billing/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Events of the payment provider
     * @description Only the payment provider calls this. The `Stripe-Signature` header signs the exact bytes of the body and is at most
     *     300 seconds old. The same event twice has one effect; events may arrive in any order.
     */
    post: operations['receiveBillingEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Figures of the overview screen */
    get: operations['getOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/recent-logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Moderated messages, newest first */
    get: operations['listRecentLogs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Moderated messages, newest first (same as recent-logs) */
    get: operations['listLogs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/logs/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every row that matches, as a file
     * @description Part of the Pro plan. Streamed. In CSV, cells that a spreadsheet could read as a formula are prefixed with an apostrophe.
     */
    get: operations['exportLogs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/logs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One moderated message */
    get: operations['getLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/logs/{id}/explanation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How one message is read, stage by stage
     * @description Every stored message has one, whatever its age. The stages are computed when it is asked for, by today's engine with
     *     the rules, lists and settings of today; `stored_verdict` and `deciding` are what was decided then. The player's
     *     history does not count in the stages; what they said in the minute before does. Where an AI gave the stored verdict,
     *     the stages are what the local rules say beside it.
     */
    get: operations['explainLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/logs/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back the action that is in effect
     * @description Undoes a reviewer's decision as well as an automatic action: the message's final action becomes none, every count
     *     goes back, and the decisions feed tells the game server what to reverse. A review that waits goes on waiting.
     *     The same login or API key that repeats an identical call gets the same answer.
     */
    post: operations['undoAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/analytics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Figures over time
     * @description One entry for each bucket of the period that the plan keeps, oldest first; buckets without messages are zeros,
     *     never left out. Buckets are UTC.
     */
    get: operations['getAnalytics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The players of this account's servers
     * @description Part of the plans with reputation tracking. A player has one record for all servers of the account, which counts
     *     since the player's first message. A player whose data was erased is missing.
     */
    get: operations['listPlayers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/player/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One player's record on this account's servers */
    get: operations['getPlayer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/player/{id}/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Act on a player
     * @description The owner's own action, independent of any message. The decisions feed tells it to the game servers. `none` lifts
     *     the mute or ban that holds, of both the ban first. Any other action lifts neither.
     */
    post: operations['actOnPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/performance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How fast messages were decided */
    get: operations['getPerformance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State of the parts an owner depends on */
    get: operations['getServiceHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's moderation settings */
    get: operations['getConfig'];
    /**
     * Replace the account's moderation settings
     * @description Applies to the next message on every node. The whole object is replaced; without `swearing` the stored one stays.
     *     A save that names the `version` it began from is refused when another configuration was saved meanwhile; without
     *     a `version` the later save stands.
     *     On a plan without custom rules `server_rules` must stay as it is.
     */
    put: operations['updateConfig'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/config/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Estimate what settings would have done
     * @description Applies the given level and threshold to the verdicts of the most recent messages (at most 1,000), except where
     *     their server has its own. The local rules judge those messages again on whose verdict the given rules, the given
     *     choice about swearing or the given list entry make a difference; no AI is asked. Says how the local rules read the
     *     given rules. Nothing is stored.
     */
    post: operations['previewConfig'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/config/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send one sample message through the given settings
     * @description Answers the verdict the message would get. Nothing is stored, counted or billed.
     */
    post: operations['testConfig'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account's lists of words, phrases and links
     * @description The entries in the order in which they were added, each with the lines that it decided.
     */
    get: operations['getLists'];
    put?: never;
    /**
     * Add a word, a phrase or a link to the lists
     * @description Applies to the next message on every node, before the rules and the AI. A part of a line that an entry allows
     *     is left out of what is judged. Any other entry asks for its action as soon as it stands in a line; what the rules
     *     find graver still counts. The automation level limits the action as it limits that of every verdict.
     */
    post: operations['createListEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/lists/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Replace an entry of the lists
     * @description Its count of lines goes on.
     */
    put: operations['updateListEntry'];
    post?: never;
    /** Remove an entry from the lists */
    delete: operations['deleteListEntry'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/servers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The account's game servers
     * @description Every server that has sent a message under its name or asked for decisions, the last heard first. A new name is
     *     listed a few seconds later. One that has been silent for as long as the account's messages are kept, and has
     *     neither a name nor settings of its own, leaves the list. A name beyond `limit` is moderated as the account's
     *     configuration says and is not listed.
     */
    get: operations['listServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/servers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Name a game server, or give it settings of its own
     * @description Changes the members that are sent. A setting that is null follows the account's configuration. Applies to the
     *     server's next message on every node. A change that names the `version` it began from is refused when another
     *     one came between; without a `version` the later change stands.
     */
    patch: operations['updateServer'];
    trace?: never;
  };
  '/api/dashboard/first-steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a new account has done so far
     * @description A step that was done once stays done, whatever is deleted or changed later.
     */
    get: operations['getFirstSteps'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Requests and cost of the current billing period, and before
     * @description Counts the same messages against the same limit as /v1/subscriptions/usage.
     */
    get: operations['getUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/pending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Messages that wait for a reviewer, oldest first */
    get: operations['listPendingReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One item with its surroundings and history */
    get: operations['getReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record the recommended action
     * @description A decision is recorded. A server learns of it from `GET /v1/decisions`, when it sends the message's `message_id`
     *     again, or from the webhook event `review.decided`.
     */
    post: operations['approveReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take no action */
    post: operations['rejectReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/{id}/customize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record another action */
    post: operations['customizeReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/review/{id}/presence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Report an item as open
     * @description Holds for 30 seconds; repeat it every 10 while the item is open. The live stream tells the other reviewers.
     */
    put: operations['enterReview'];
    post?: never;
    /** Report an item as closed */
    delete: operations['leaveReview'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Live events of the account
     * @description Server-sent events. Each has a name and one JSON document as data:
     *
     *     - `hello` comes first: whether the stream resumes after the caller's last event.
     *     - `logs`: messages were stored; how many and the newest of them, never their content.
     *     - `counts`: the pending reviews and the messages of 24 hours, sent at the beginning and after each change.
     *     - `review`: an item entered the review queue or was decided.
     *     - `presence`: who has a review item open; the whole list each time it changes.
     *     - `keys`: an API key was created, changed or revoked.
     *     - `resync`: events were lost; look at everything again.
     *     - `end`: the last event, with its reason. Come back unless the reason is `signed_out` or `access`.
     *
     *     A comment line arrives at least every 15 seconds. Come back with the id of the last event as `Last-Event-ID`, to
     *     whichever node, and the stream begins with what was missed or with `resync`; an event may come a second time. A
     *     caller who reads too slowly is disconnected. The stream ends when the login token does.
     */
    get: operations['openLiveStream'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's API keys, newest first */
    get: operations['listApiKeys'];
    put?: never;
    /**
     * Create an API key
     * @description The answer is the only place where the full key ever appears. A key that makes this call can give the new key
     *     only scopes that it has itself.
     */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description At once on every node, and for good. Revoking a revoked key changes nothing.
     */
    delete: operations['revokeApiKey'];
    options?: never;
    head?: never;
    /**
     * Change an API key's name, description or scopes
     * @description Revoked keys can't be edited. Changed scopes apply to the key's next call on every node. A key that makes this
     *     call can add only scopes that it has itself.
     */
    patch: operations['updateApiKey'];
    trace?: never;
  };
  '/v1/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete the account and everything that belongs to it
     * @description Ends the subscription at the payment provider, ends every login token, revokes every key and erases all data. This
     *     can't be undone. The call needs the password; failures count like failed sign-ins.
     */
    delete: operations['deleteAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All data of the account, as a file
     * @description Streamed. One list of rows for each kind of data; secrets and their hashes are left out.
     */
    get: operations['exportAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Erase the data of one player
     * @description Erases what the account holds of a player, by game uuid: messages with their verdicts and reviews, the player's
     *     record, decisions for the game servers, and webhook events that were not delivered. This can't be undone. Counts
     *     by hour and day stay, as numbers without the player. A mute or ban that a game server has carried out stays in
     *     the game, and is lifted there.
     *
     *     A line that arrives after the call is new data and stays. The call answers the same for a player of whom the
     *     account holds nothing, so it may be repeated.
     */
    delete: operations['erasePlayer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's webhooks, newest first */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Events are sent as JSON with the headers of the Standard Webhooks scheme: `webhook-id` (the same at every attempt),
     *     `webhook-timestamp` and `webhook-signature`. The answer is the only place where the signing secret ever appears.
     *     Without a 2xx within 10 seconds the service retries for three days, ever less often. After a day of failures only,
     *     or an answer of 410, it pauses the webhook and sends the owner a mail.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes its delivery log too. Undelivered events are dropped.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /** Change a webhook or switch it on or off */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/v1/account/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test event now
     * @description Sends `webhook.test` once, even while the webhook is switched off, and returns the delivery.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The newest 50 deliveries, newest first
     * @description Kept for 30 days. The service keeps an event's content only once it was given up, so that it can be sent again, and
     *     never lists it.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/webhooks/{id}/deliveries/{delivery_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an undelivered event again now
     * @description One more attempt, at once and under the same `webhook-id`, for an event that waits for its next attempt or was given
     *     up. If it fails too, a waiting event continues to wait for its next attempt.
     */
    post: operations['retryWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/moderate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit a message for moderation
     * @description Answers after the message and its verdict are stored, and at the latest after a second, two and a half where an
     *     AI judges. If the store is slower, the answer has the verdict and `stored` is false: act on it, and, if the
     *     message has a `message_id`, repeat the call every few seconds until `stored` is true, for ten minutes at most. A
     *     message whose content the store refuses is answered in the same way, and its `stored` stays false. Repeating a
     *     call with the same `message_id` answers the first verdict and counts once; the same `message_id` with another
     *     message is refused. Keys that begin with `sk_test` are moderated like any other but neither stored nor counted
     *     as messages; what an AI costs for them is on the usage page.
     *
     *     A line is judged whatever its characters: control characters and broken Unicode are taken out first. A message
     *     that arrives late is judged by its `sent_at`.
     */
    post: operations['moderateMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/moderate/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit up to 100 messages for moderation
     * @description Answers come in the order of the messages. A message that is invalid gets a problem document in the place of its
     *     verdict and affects no other; the rest is stored together. It is answered in the time of a single message, each
     *     verdict with its own `stored`. The body may have up to 1 MiB.
     *
     *     Give each message its `sent_at`. How far apart messages without it were said is unknown, so they never count
     *     as flooding or repetition.
     */
    post: operations['moderateBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the game servers are to carry out now
     * @description What was decided after a verdict was answered: a reviewer's decision, an undo, the owner's own action on a player.
     *     The action of a verdict is not repeated here.
     *
     *     Decisions come in the order in which they were made. Begin without `after`: the answer has every decision that is
     *     not yet reported. Go on with the `cursor` of each answer. A decision comes at least once, so carry out each `id`
     *     once and report it. Begin without `after` again when the cursor was lost. A decision that names no server comes to
     *     every caller. With `wait`, the call is answered as soon as there is a decision, at the latest after that time.
     *
     *     Keys that begin with `sk_test` get an empty feed. A client names itself with `User-Agent`, such as
     *     `torchward-link/1.0.0`.
     */
    get: operations['listDecisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/decisions/{id}/done': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report what became of a decision
     * @description Safe to repeat. A decision that failed may be reported as carried out later, for example at the player's next
     *     login; what is carried out stays so.
     */
    post: operations['reportDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the process is alive
     * @description Does not look at the store; see /ready.
     */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process can do its work */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description A URI reference that names the kind of problem. `about:blank` says no more than the status does. More kinds may
     *     come; treat one that you do not know as `about:blank`.
     * @enum {string}
     */
    ProblemType:
      | 'about:blank'
      | '/problems/verification-needed'
      | '/problems/subscription-needed'
      | '/problems/plan-lacks-feature'
      | '/problems/key-lacks-scope';
    /** @description An RFC 9457 problem document. */
    Problem: {
      type: components['schemas']['ProblemType'];
      /** @description The kind of problem in a few words. */
      title: string;
      /** @description The HTTP status. */
      status: number;
      /** @description What happened and what to do, for a person. */
      detail: string;
      /** @description The id of the request. */
      instance?: string;
      /** @description The scope that the API key lacks, with the type `/problems/key-lacks-scope`. */
      missing_scope?: components['schemas']['KeyScope'];
      /** @description The feature that the plan lacks, with the type `/problems/plan-lacks-feature`. */
      missing_feature?: components['schemas']['PlanFeature'];
      /** @description The plans that have the missing feature. */
      plans?: components['schemas']['Tier'][];
      /** @description Path of the page on which the owner changes the plan. */
      change_plan?: string;
      /** @description Each fault of the request. */
      errors?: {
        /** @description JSON pointer into the body, or the name of the parameter. */
        path: string;
        message: string;
      }[];
    };
    ConfigChangedProblem: components['schemas']['Problem'] & {
      current: components['schemas']['Config'];
    };
    ServerChangedProblem: components['schemas']['Problem'] & {
      current: components['schemas']['GameServer'];
    };
    AlreadyDecidedProblem: components['schemas']['Problem'] & {
      decision: components['schemas']['ReviewOutcome'];
    };
    /**
     * Format: uuid
     * @example 019361f0-7c00-7b3a-9c41-2f6f2d1f0a11
     */
    Id: string;
    /**
     * Format: date-time
     * @example 2026-11-20T21:04:11.000Z
     */
    Timestamp: string;
    /**
     * Format: email
     * @example mika@survival-one.example
     */
    Email: string;
    /** @description At least 8 characters with an uppercase letter, a lowercase letter and a digit. Any other character may occur too. */
    NewPassword: string;
    SingleUseToken: string;
    /**
     * @description The action against the message's player, from none to the strongest.
     * @enum {string}
     */
    Action: 'none' | 'warn' | 'mute' | 'kick' | 'ban';
    /**
     * @description Where the player wrote the line. A sign, a book and a name are texts of the game, not conversation.
     * @enum {string}
     */
    Channel: 'public' | 'private' | 'party' | 'sign' | 'book' | 'name';
    /**
     * @description Who decided - a reviewer about an item, an undo, or the owner about a player.
     * @enum {string}
     */
    GameDecisionKind: 'review' | 'undo' | 'owner';
    /**
     * @description Whether a game server has reported the decision.
     * @enum {string}
     */
    DeliveryState: 'waiting' | 'carried_out' | 'failed';
    /** @enum {string} */
    DecisionResult: 'carried_out' | 'failed';
    /** @enum {string} */
    LogFilter: 'all' | 'warn' | 'mute' | 'kick' | 'ban' | 'none' | 'any_action' | 'filtered';
    /**
     * @description The kind of violation. `profanity` is swearing that is aimed at no player.
     * @enum {string}
     */
    Category:
      | 'harassment'
      | 'hate'
      | 'sexual'
      | 'threat'
      | 'self_harm'
      | 'profanity'
      | 'advertising'
      | 'spam'
      | 'shouting'
      | 'personal_data'
      | 'scam'
      | 'impersonation'
      | 'other';
    /**
     * @description Which stage gave the verdict.
     * @enum {string}
     */
    DecidedBy: 'pre_filter' | 'local' | 'ai' | 'fail_open';
    /**
     * @description What an entry of the lists looks for. A word is a whole word, a phrase several in their order, a link an address with all that is below it.
     * @enum {string}
     */
    ListKind: 'word' | 'phrase' | 'link';
    /**
     * @description What an entry of the lists does, from the mildest. An allowed part of a line is not judged.
     * @enum {string}
     */
    ListAction: 'allow' | 'review' | 'warn' | 'mute' | 'kick' | 'ban';
    /**
     * @description The strongest action that a server is told to take without a reviewer.
     * @enum {string}
     */
    AutomationLevel: 'monitor_only' | 'auto_warn' | 'auto_mute' | 'auto_kick' | 'auto_ban';
    /**
     * @description What swearing that is aimed at no player leads to, category `profanity`. `allow`: nothing. `warn`: strong words
     *     to a warning, mild ones to nothing. `act`: strong words to a mute, mild ones to a warning. What the owner's rules
     *     say of swearing comes before it. Swearing at a player is `harassment`, whatever is chosen.
     * @enum {string}
     */
    Swearing: 'allow' | 'warn' | 'act';
    /** @enum {string} */
    Period: '24h' | '7d' | '30d' | '90d';
    /** @enum {string} */
    Granularity: 'hour' | 'day';
    /** @enum {string} */
    Tier: 'starter' | 'growth' | 'pro';
    /** @enum {string} */
    SubscriptionStatus: 'active' | 'trial' | 'canceled' | 'suspended';
    /** @enum {string} */
    ReviewStatus: 'pending' | 'approved' | 'rejected' | 'customized';
    /** @enum {string} */
    ActorType: 'member' | 'key';
    /**
     * @description sk_live for production, sk_test for testing.
     * @enum {string}
     */
    KeyPrefix: 'sk_live' | 'sk_test';
    /**
     * @description What a key may do. A key with the prefix sk_test has the scope moderate alone.
     * @enum {string}
     */
    KeyScope: 'moderate' | 'logs:read' | 'reviews:write' | 'config:write' | 'keys:write';
    KeyScopes: components['schemas']['KeyScope'][];
    Count: number;
    Fraction: number;
    Dollars: number;
    /** @description 0 is harmless, 10 is the most severe. */
    Severity: number;
    /** @example mossy_fox */
    PlayerName: string;
    /**
     * @description One line of chat, colour codes included.
     * @example anyone trading diamonds at spawn?
     */
    ChatMessage: string;
    /** @example survival-1 */
    ServerName: string;
    RegisterRequest: {
      email: components['schemas']['Email'];
      password: components['schemas']['NewPassword'];
    };
    LoginRequest: {
      email: components['schemas']['Email'];
      password: string;
    };
    VerifyEmailRequest: {
      token: components['schemas']['SingleUseToken'];
    };
    ForgotPasswordRequest: {
      email: components['schemas']['Email'];
    };
    ResetPasswordRequest: {
      token: components['schemas']['SingleUseToken'];
      new_password: components['schemas']['NewPassword'];
    };
    /**
     * @example {
     *       "email": "mika@survival-one.example",
     *       "verified": true
     *     }
     */
    User: {
      id?: components['schemas']['Id'];
      email: components['schemas']['Email'];
      /** @description Whether the address is verified. */
      verified: boolean;
      created_at?: components['schemas']['Timestamp'];
    };
    /**
     * @example {
     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
     *       "user": {
     *         "email": "mika@survival-one.example",
     *         "verified": true
     *       }
     *     }
     */
    AuthResponse: {
      /** @description A login token, to be sent as a bearer credential. */
      access_token: string;
      user: components['schemas']['User'];
    };
    MessageResponse: {
      /** @description What was done, for a person. */
      message: string;
    };
    /**
     * @description A feature of some plans.
     * @enum {string}
     */
    PlanFeature: 'custom_rules' | 'export' | 'webhooks' | 'extra_servers' | 'reputation_tracking';
    /**
     * @example {
     *       "tier": "growth",
     *       "status": "trial",
     *       "message_limit": 30000,
     *       "server_count": 3,
     *       "server_limit": 5,
     *       "max_servers": 5,
     *       "current_period_start": "2026-11-17T09:00:00.000Z",
     *       "current_period_end": "2026-11-24T09:00:00.000Z",
     *       "extra_servers_charge": 0,
     *       "overage_charge": 0,
     *       "overage_messages": 0,
     *       "cancel_at_period_end": false,
     *       "customer_id": "cus_test_1"
     *     }
     */
    Subscription: {
      tier: components['schemas']['Tier'];
      status: components['schemas']['SubscriptionStatus'];
      /** @description Messages a month, null when unlimited. */
      message_limit: number | null;
      /** @description Servers that sent messages in this period. */
      server_count: components['schemas']['Count'];
      /** @description Servers included in the plan, null when unlimited. */
      server_limit: number | null;
      /** @description Servers allowed with extra servers bought, null when unlimited. */
      max_servers: number | null;
      current_period_start: components['schemas']['Timestamp'];
      current_period_end: components['schemas']['Timestamp'];
      /** @description US dollars a month for extra servers. */
      extra_servers_charge: components['schemas']['Dollars'];
      /** @description US dollars for the messages over the limit so far. After the period they are invoiced once. */
      overage_charge: components['schemas']['Dollars'];
      overage_messages: components['schemas']['Count'];
      /**
       * @description US dollars for a thousand messages over the limit in this period; 0 where they are free.
       * @default 0
       */
      overage_price_per_1000?: components['schemas']['Dollars'];
      cancel_at_period_end: boolean;
      /** @description The payment provider's id of the customer. */
      customer_id: string | null;
      /** @description Until when a late payment keeps access; null while no payment is late. */
      payment_due_by?: components['schemas']['Timestamp'] | null;
      /** @description Until when messages from before a change to a smaller plan are kept unseen, at most; null where none are. A larger plan shows them again. */
      hidden_messages_until?: components['schemas']['Timestamp'] | null;
      /**
       * @description False where the installation takes no payments and its operator sets the plan of every account.
       * @default true
       */
      takes_payments?: boolean;
    };
    /**
     * @example {
     *       "messages_processed": 12480,
     *       "message_limit": 30000,
     *       "percentage_used": 41.6,
     *       "period_start": "2026-11-17T09:00:00.000Z",
     *       "period_end": "2026-11-24T09:00:00.000Z"
     *     }
     */
    SubscriptionUsage: {
      messages_processed: components['schemas']['Count'];
      message_limit: number | null;
      /** @description In percent; above 100 when over the limit, 0 when unlimited. */
      percentage_used: number;
      period_start: components['schemas']['Timestamp'];
      period_end: components['schemas']['Timestamp'];
    };
    ExtraServersRequest: {
      /** @description Servers paid for beyond those of the plan. */
      extra_servers: number;
    };
    CheckoutRequest: {
      tier: components['schemas']['Tier'];
    };
    CheckoutSession: {
      /**
       * Format: uri
       * @description The checkout page, https or the own origin.
       */
      checkout_url: string;
    };
    /**
     * @example {
     *       "period": "24h",
     *       "generated_at": "2026-11-20T21:04:11.000Z",
     *       "stats": {
     *         "total_messages": 48210,
     *         "filtered_messages": 39532,
     *         "pre_filter_rate": 0.82,
     *         "actions_taken": 317,
     *         "unique_players": 1094,
     *         "avg_response_time_ms": 38
     *       },
     *       "trend": {
     *         "messages": "+12.4%",
     *         "violations": "-3.1%"
     *       },
     *       "action_breakdown": {
     *         "none": 8361,
     *         "warn": 162,
     *         "mute": 88,
     *         "kick": 40,
     *         "ban": 27
     *       },
     *       "servers": [
     *         "survival-1",
     *         "skyblock",
     *         "creative"
     *       ]
     *     }
     */
    Overview: {
      period?: components['schemas']['Period'];
      generated_at?: components['schemas']['Timestamp'];
      stats: {
        total_messages: components['schemas']['Count'];
        /** @description Messages the pre-filter cleared before they were judged. */
        filtered_messages: components['schemas']['Count'];
        /** @description filtered_messages of total_messages. */
        pre_filter_rate: components['schemas']['Fraction'];
        /** @description Messages with a final action other than none. */
        actions_taken: components['schemas']['Count'];
        unique_players: components['schemas']['Count'];
        avg_response_time_ms: number;
      };
      /**
       * @description Change against the period before, as signed text. From nothing it is a count; empty where the plan does
       *     not keep the period before.
       */
      trend: {
        /**
         * @example +12.4%
         * @example +12 (none before)
         */
        messages: string;
        /** @example -3.1% */
        violations: string;
      };
      /** @description Messages per final action, of those the pre-filter did not clear. With filtered_messages they add up to total_messages. */
      action_breakdown: {
        [key: string]: components['schemas']['Count'];
      };
      /** @description Names of the servers that sent messages in the period, busiest first, at most 20. */
      servers?: components['schemas']['ServerName'][];
      ai_budget?: components['schemas']['AiBudget'];
      /** @description Absent once all of them are done. */
      first_steps?: components['schemas']['FirstSteps'];
    };
    /**
     * @example {
     *       "id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0a11",
     *       "timestamp": "2026-11-20T21:04:11.000Z",
     *       "player_name": "tunnelrat",
     *       "player_uuid": "3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22",
     *       "message": "join play.freerank.example for FREE OP",
     *       "final_action": "warn",
     *       "ai_confidence": 0.93,
     *       "processing_time_ms": 6
     *     }
     */
    LogEntry: {
      id: components['schemas']['Id'];
      /** @description When the message arrived. */
      timestamp: components['schemas']['Timestamp'];
      /** @description When the player said it, where the caller sends that time. At most a week before it arrived. */
      sent_at?: components['schemas']['Timestamp'] | null;
      player_name: components['schemas']['PlayerName'];
      player_uuid: components['schemas']['Id'];
      message: string;
      final_action: components['schemas']['Action'];
      /** @description Null when the pre-filter cleared the message. */
      ai_confidence: number | null;
      processing_time_ms: number;
      server?: string | null;
      /** @description Where the player wrote it, null where the caller does not say. */
      channel?: components['schemas']['Channel'] | null;
      recommended_action?: components['schemas']['Action'];
      ai_category?: components['schemas']['Category'] | null;
      ai_severity?: components['schemas']['Severity'] | null;
      ai_reasoning?: string | null;
      /** @description The owner's rule that the verdict cites. */
      rule?: string | null;
      /** @description Whether the pre-filter cleared it. */
      filtered?: boolean;
      decided_by?: components['schemas']['DecidedBy'];
      review_status?: components['schemas']['ReviewStatus'] | null;
      /** @description The reviewer's decision, null while there is none. */
      review?: components['schemas']['ReviewOutcome'] | null;
      /** @description How the action was taken back, null while it holds. */
      undo?: components['schemas']['Undo'] | null;
      /** @description What became of the newest decision about this message; null while the verdict is all there is. */
      delivery?: components['schemas']['DecisionDelivery'] | null;
    };
    /** @description A part of a text, in UTF-16 code units; `end` is the one after the last. */
    TextRange: {
      start: components['schemas']['Count'];
      end: components['schemas']['Count'];
    };
    /** @description A part of the message as it was written. */
    LineQuote: {
      text: string;
      start: components['schemas']['Count'];
      end: components['schemas']['Count'];
    };
    /**
     * @description How a listed word is written: `plain` as it is listed; `masked` with signs for letters; `reversed` from its end;
     *     `sound` as it sounds; `torn` with gaps; `glued` inside a longer word; `alphabet` in Cyrillic letters; `spelling`
     *     with other characters that look alike, or with more of them.
     * @enum {string}
     */
    WordReading: 'plain' | 'masked' | 'reversed' | 'sound' | 'torn' | 'glued' | 'alphabet' | 'spelling';
    ExplainedWord: {
      /** @description What the word stands for, such as `you` or `insult`. More may be added. */
      slot: string;
      /** @description ISO 639-1 code of the list that has it. */
      language: string;
      /** @description The entry of the list: `word*` begins with it, `two_words` follow each other. */
      listed: string;
      reading: components['schemas']['WordReading'];
      /** @description The word as it was read. */
      read: string;
      written: components['schemas']['LineQuote'];
    };
    ExplainedFinding: {
      category: components['schemas']['Category'];
      severity: components['schemas']['Severity'];
      confidence: components['schemas']['Fraction'];
      reasoning: string;
      /** @description What the rule found; empty where no part of the message alone is meant. */
      words: components['schemas']['LineQuote'][];
      /** @description The owner's clause that forbids it. */
      rule: string | null;
      /** @description Whether the owner's rules permit it, so that it counts for nothing. */
      permitted: boolean;
      /** @description Whether the owner's setting for swearing allows it, so that it counts for nothing. */
      allowed: boolean;
    };
    /**
     * @description What the second opinion did: it `added` a finding, `supported` the findings of the rules, `doubted` them, did
     *     `nothing`, or was `not_asked`.
     * @enum {string}
     */
    OpinionEffect: 'added' | 'supported' | 'doubted' | 'nothing' | 'not_asked';
    /**
     * @description What led from a verdict to its action and its review: the `pre_filter` cleared the message; it was `let_through`,
     *     because the service could not judge it; a `list_entry` of the owner; the `severity` alone; an `owner_rule` names the
     *     action; the setting for `swearing` allows it or makes it graver; `care`, because the player may need help; the `second_opinion` doubts or suspects; the player's `history`
     *     made it stronger; a `player_name` leads to no action; the `automation_level` allows no stronger one; the confidence is
     *     below the `confidence_threshold`; a `reviewer` decided; the action was `undone`. More may be added.
     * @enum {string}
     */
    DecidingFactor:
      | 'pre_filter'
      | 'let_through'
      | 'list_entry'
      | 'severity'
      | 'owner_rule'
      | 'swearing'
      | 'care'
      | 'second_opinion'
      | 'history'
      | 'player_name'
      | 'automation_level'
      | 'confidence_threshold'
      | 'reviewer'
      | 'undone';
    /**
     * @example {
     *       "stored_verdict": {
     *         "final_action": "warn",
     *         "recommended_action": "warn",
     *         "category": "harassment",
     *         "severity": 4,
     *         "confidence": 0.87,
     *         "reasoning": "Insults another player directly.",
     *         "rule": null,
     *         "filtered": false,
     *         "needs_review": false,
     *         "decided_by": "local"
     *       },
     *       "deciding": [
     *         {
     *           "factor": "severity",
     *           "current": true
     *         }
     *       ],
     *       "settings": {
     *         "server": null,
     *         "automation_level": "auto_warn",
     *         "confidence_threshold": 0.7,
     *         "pre_filter_enabled": true,
     *         "escalation_enabled": true,
     *         "swearing": "warn"
     *       },
     *       "written": "you are an idi0t",
     *       "read": "you are an idiot",
     *       "changes": [
     *         {
     *           "written": {
     *             "start": 14,
     *             "end": 15
     *           },
     *           "read": {
     *             "start": 14,
     *             "end": 15
     *           }
     *         }
     *       ],
     *       "turned": null,
     *       "languages": [
     *         "en"
     *       ],
     *       "words": [
     *         {
     *           "slot": "insult",
     *           "language": "en",
     *           "listed": "idiot*",
     *           "reading": "spelling",
     *           "read": "idiot",
     *           "written": {
     *             "text": "idi0t",
     *             "start": 11,
     *             "end": 16
     *           }
     *         }
     *       ],
     *       "findings": [
     *         {
     *           "category": "harassment",
     *           "severity": 4,
     *           "confidence": 0.9,
     *           "reasoning": "Insults another player directly.",
     *           "words": [
     *             {
     *               "text": "you are an idi0t",
     *               "start": 0,
     *               "end": 16
     *             }
     *           ],
     *           "rule": null,
     *           "permitted": false,
     *           "allowed": false
     *         }
     *       ],
     *       "second_opinion": {
     *         "frequency": 0.87,
     *         "effect": "supported",
     *         "reasoning": null
     *       },
     *       "list_entries": [],
     *       "verdict": {
     *         "final_action": "warn",
     *         "recommended_action": "warn",
     *         "category": "harassment",
     *         "severity": 4,
     *         "confidence": 0.87,
     *         "reasoning": "Insults another player directly.",
     *         "rule": null,
     *         "filtered": false,
     *         "needs_review": false,
     *         "decided_by": "local"
     *       }
     *     }
     */
    LogExplanation: {
      /** @description What was decided when the message came; `final_action` follows a later decision or undo. */
      stored_verdict: components['schemas']['Verdict'];
      /** @description What led from the stored verdict to its action and its review, in the order in which it counts. */
      deciding: {
        factor: components['schemas']['DecidingFactor'];
        /** @description Whether it would count under today's settings too. False after the owner changed them. */
        current: boolean;
      }[];
      /** @description The settings that are in force today where the message was said. */
      settings: {
        /** @description The game server with settings of its own; null where the account's hold. */
        server: string | null;
        automation_level: components['schemas']['AutomationLevel'];
        confidence_threshold: components['schemas']['Fraction'];
        pre_filter_enabled: boolean;
        escalation_enabled: boolean;
        swearing: components['schemas']['Swearing'];
      };
      /** @description The message as the player wrote it. */
      written: string;
      /** @description The message as the rules compare it, without what the lists allow. */
      read: string;
      /** @description The parts that differ between both, in their order. A capital letter read as a small one is none. */
      changes: {
        written: components['schemas']['TextRange'];
        read: components['schemas']['TextRange'];
      }[];
      /** @description The words in the order in which they were read, where the message was read from its end. */
      turned: string | null;
      /** @description ISO 639-1 codes of the likeliest languages. */
      languages: string[];
      /** @description The message's words that are in the word lists of its likeliest languages. None where the pre-filter cleared the message. */
      words: components['schemas']['ExplainedWord'][];
      /** @description What the rules found. */
      findings: components['schemas']['ExplainedFinding'][];
      second_opinion: {
        /** @description How often such a message needs an action; null where the second opinion was not asked. */
        frequency: components['schemas']['Fraction'] | null;
        effect: components['schemas']['OpinionEffect'];
        /** @description What it added. */
        reasoning: string | null;
      };
      /** @description The entries of the owner's lists that took effect. */
      list_entries: {
        id: components['schemas']['Id'];
        kind: components['schemas']['ListKind'];
        pattern: string;
        action: components['schemas']['ListAction'];
      }[];
      /** @description The local rules' verdict of today without the player's history. */
      verdict: components['schemas']['Verdict'];
    };
    LogPage: {
      total: components['schemas']['Count'];
      /**
       * @description Whether more rows match than `total` says. Only for a search in messages or one that many players match: the count
       *     then ends at 1,000 rows, or with the page when the page lies behind them. Go on while this is true.
       */
      more_than_total?: boolean;
      /**
       * @description Where a search ended before it had read all messages, because it took too long: the time of the oldest message that
       *     it may have read. Older ones may match too. Type more of the text or the name, or choose days.
       */
      searched_from?: components['schemas']['Timestamp'];
      logs: components['schemas']['LogEntry'][];
      kept_days?: components['schemas']['KeptDays'];
      last_event_id?: components['schemas']['LastEventId'];
    };
    /**
     * @description The last live event before this list was read. `GET /v1/live` with it as `Last-Event-ID` begins with the events since,
     *     so that a reader of both misses none.
     */
    LastEventId: string;
    /**
     * @description UTC days that the plan keeps, today included. Nothing older is answered, however long the period.
     * @example 30
     */
    KeptDays: number;
    AnalyticsPoint: {
      /**
       * @description Start of the bucket: a UTC day (YYYY-MM-DD), or a UTC hour (RFC 3339).
       * @example 2026-11-20
       * @example 2026-11-20T21:00:00.000Z
       */
      date: string;
      messages: components['schemas']['Count'];
      /** @description Messages whose recommended action is not none; once a reviewer has decided, those whose decision is not none. */
      violations: components['schemas']['Count'];
      /** @description Messages whose final action is not none. */
      actions: components['schemas']['Count'];
      unique_players: components['schemas']['Count'];
      avg_response_time_ms: number;
    };
    AnalyticsTotals: {
      messages: components['schemas']['Count'];
      violations: components['schemas']['Count'];
      actions: components['schemas']['Count'];
    };
    Analytics: {
      period?: components['schemas']['Period'];
      granularity?: components['schemas']['Granularity'];
      data: components['schemas']['AnalyticsPoint'][];
      totals: components['schemas']['AnalyticsTotals'];
      kept_days?: components['schemas']['KeptDays'];
      /** @description The period before, when asked for. Absent when the plan does not keep all of it. */
      previous?: {
        /** @description Whole buckets, the last one too. */
        data: components['schemas']['AnalyticsPoint'][];
        /** @description Of the same hours as the current totals, so without the end of the last day while today goes on. */
        totals: components['schemas']['AnalyticsTotals'];
      };
    };
    Player: {
      player_uuid: components['schemas']['Id'];
      player_name: components['schemas']['PlayerName'];
      first_seen: components['schemas']['Timestamp'];
      last_seen: components['schemas']['Timestamp'];
      total_messages: components['schemas']['Count'];
      violations: components['schemas']['Count'];
      warnings_count: components['schemas']['Count'];
      mutes_count: components['schemas']['Count'];
      kicks_count: components['schemas']['Count'];
      bans_count: components['schemas']['Count'];
      /** @description The mute or ban that holds, as far as the service knows: the ban if both do; none otherwise. */
      current_action?: components['schemas']['Action'];
      /** @description The newest decisions about this player, newest first, each with its delivery. */
      decisions?: components['schemas']['GameDecision'][];
    };
    /**
     * @description A part of a player's record.
     * @enum {string}
     */
    PlayerSort: 'last_seen' | 'name' | 'messages' | 'violations' | 'warnings' | 'mutes' | 'kicks' | 'bans';
    /** @enum {string} */
    SortOrder: 'asc' | 'desc';
    PlayerPage: {
      total: components['schemas']['Count'];
      players: components['schemas']['Player'][];
      last_event_id?: components['schemas']['LastEventId'];
    };
    Performance: {
      period: components['schemas']['Period'];
      total_processed: components['schemas']['Count'];
      avg_response_time_ms: number;
      /** @description From counted ranges of time, so an upper bound. */
      p95_response_time_ms: number;
      pre_filter_rate: components['schemas']['Fraction'];
      /** @description Messages per deciding stage. */
      decided_by: {
        [key: string]: components['schemas']['Count'];
      };
    };
    ServiceHealth: {
      /** @enum {string} */
      status: 'operational' | 'degraded' | 'down';
      version: string;
      checked_at: components['schemas']['Timestamp'];
      components: {
        /** @example Moderation API */
        name: string;
        /** @enum {string} */
        status: 'operational' | 'degraded' | 'down';
        detail?: string;
      }[];
      ai?: components['schemas']['AiHealth'];
    };
    /**
     * @description Whether an AI model judges beside the local rules. `not_configured` is no outage: the local rules judge alone.
     *     `degraded`: the model fails, and the service does not call it for a while; the local rules judge alone.
     */
    AiHealth: {
      /** @enum {string} */
      status: 'not_configured' | 'ok' | 'degraded';
      /**
       * @description Null where none is configured.
       * @example claude-haiku-4-5
       */
      model: string | null;
    };
    /**
     * @example {
     *       "server_rules": "1. Be kind.\n2. No advertising.\n3. No threats or real-world information.",
     *       "automation_level": "auto_warn",
     *       "confidence_threshold": 0.7,
     *       "pre_filter_config": {
     *         "enabled": true
     *       },
     *       "escalation_enabled": false,
     *       "swearing": "warn"
     *     }
     */
    Config: {
      /** @description The rules of the server in the owner's words, context for an AI model where one is configured. */
      server_rules: string;
      automation_level: components['schemas']['AutomationLevel'];
      /** @description Verdicts below it go to review. */
      confidence_threshold: components['schemas']['Fraction'];
      pre_filter_config: {
        enabled: boolean;
      };
      /** @description Whether a player's warnings, mutes and kicks of the last 30 days make actions stronger. */
      escalation_enabled: boolean;
      swearing: components['schemas']['Swearing'];
      /** @description How often the configuration has been saved. */
      version?: number;
    };
    /**
     * @description A configuration to save or to test. Without `swearing` the stored choice stays.
     * @example {
     *       "server_rules": "1. Be kind.\n2. No advertising.\n3. No threats or real-world information.",
     *       "automation_level": "auto_warn",
     *       "confidence_threshold": 0.7,
     *       "pre_filter_config": {
     *         "enabled": true
     *       },
     *       "escalation_enabled": false,
     *       "swearing": "warn"
     *     }
     */
    ConfigRequest: {
      /** @description The rules of the server in the owner's words, context for an AI model where one is configured. */
      server_rules: string;
      automation_level: components['schemas']['AutomationLevel'];
      /** @description Verdicts below it go to review. */
      confidence_threshold: components['schemas']['Fraction'];
      pre_filter_config: {
        enabled: boolean;
      };
      /** @description Whether a player's warnings, mutes and kicks of the last 30 days make actions stronger. */
      escalation_enabled: boolean;
      swearing?: components['schemas']['Swearing'];
      /** @description The version of the answer that the change began from. */
      version?: number;
    };
    ConfigResponse: {
      config: components['schemas']['Config'];
      /** @description How often the configuration has been saved. */
      version?: number;
    };
    PreviewRequest: {
      automation_level: components['schemas']['AutomationLevel'];
      confidence_threshold: components['schemas']['Fraction'];
      /** @description Without it, the stored one. */
      swearing?: components['schemas']['Swearing'];
      /** @description The rules to read. Without them no clauses are returned. */
      server_rules?: string;
      /** @description A list entry that is not saved; it stands beside the saved ones. */
      list_entry?: components['schemas']['ListEntryDraft'];
      /** @description The saved list entry whose place `list_entry` takes. */
      replaced_entry_id?: components['schemas']['Id'];
    };
    /**
     * @description `*` stands for any characters within a word or an address, and alone for one whole word or every link.
     * @example free rank*
     */
    ListPattern: string;
    /**
     * @example {
     *       "kind": "phrase",
     *       "pattern": "free rank*",
     *       "action": "mute",
     *       "servers": [
     *         "survival-1"
     *       ]
     *     }
     */
    ListEntryDraft: {
      kind: components['schemas']['ListKind'];
      pattern: components['schemas']['ListPattern'];
      action: components['schemas']['ListAction'];
      /** @description The game servers that the entry applies to, under the names that they send. Null or absent for all. */
      servers?: components['schemas']['ServerName'][] | null;
    };
    /**
     * @example {
     *       "id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0a44",
     *       "kind": "phrase",
     *       "pattern": "free rank*",
     *       "action": "mute",
     *       "servers": null,
     *       "created_at": "2026-11-20T12:00:00.000Z",
     *       "created_by": "owner@survival-one.example",
     *       "decided_lines": 42,
     *       "last_decided_at": "2026-11-21T09:30:00.000Z"
     *     }
     */
    ListEntry: {
      id: components['schemas']['Id'];
      kind: components['schemas']['ListKind'];
      /** @description As the owner wrote it. */
      pattern: string;
      action: components['schemas']['ListAction'];
      /** @description The game servers that the entry applies to; null for all. */
      servers: components['schemas']['ServerName'][] | null;
      created_at: components['schemas']['Timestamp'];
      /** @description The member or the API key that added it. */
      created_by: string | null;
      /** @description Stored lines in which it took effect, a few seconds late. */
      decided_lines: components['schemas']['Count'];
      last_decided_at: components['schemas']['Timestamp'] | null;
    };
    Lists: {
      entries: components['schemas']['ListEntry'][];
      /** @description How many entries an account can have. */
      limit: components['schemas']['Count'];
    };
    /** @description What a list entry would have done to the sampled messages. */
    ListEntryPreview: {
      /** @description Messages in which it would have taken effect. */
      lines: components['schemas']['Count'];
      /** @description The newest of them. */
      examples: string[];
    };
    /**
     * @example {
     *       "number": 2,
     *       "text": "No advertising of other servers.",
     *       "reading": "forbids",
     *       "categories": [
     *         "advertising"
     *       ]
     *     }
     */
    RuleReading: {
      /** @description The number of the rule: the owner's own, or its position. */
      number: number;
      /** @description The clause in the owner's words. */
      text: string;
      /**
       * @description How the local rules understand the clause. One that is not understood changes none of their verdicts.
       * @enum {string}
       */
      reading: 'permits' | 'forbids' | 'not_understood';
      /** @description The categories that the clause permits or forbids. */
      categories: components['schemas']['Category'][];
      /** @description The action that the clause names. Absent where the severity of what was said decides. */
      action?: components['schemas']['Action'];
    };
    /**
     * @description What the owner's rules say of swearing. It comes before the setting `swearing`.
     * @example {
     *       "reading": "forbids",
     *       "rule": "1. No swearing.",
     *       "mild_words": true
     *     }
     */
    SwearingRule: {
      /** @enum {string} */
      reading: 'permits' | 'forbids';
      /** @description The clause in the owner's words with the rule's number; null where several say it together. */
      rule: string | null;
      /** @description Whether it is about mild words too. */
      mild_words: boolean;
      /** @description The action that the rule names. Absent where it names none. */
      action?: components['schemas']['Action'];
    };
    /**
     * @example {
     *       "sample_size": 1000,
     *       "actions": {
     *         "none": 962,
     *         "warn": 21,
     *         "mute": 17,
     *         "kick": 0,
     *         "ban": 0
     *       },
     *       "review": 9,
     *       "rules": [
     *         {
     *           "number": 2,
     *           "text": "No advertising of other servers.",
     *           "reading": "forbids",
     *           "categories": [
     *             "advertising"
     *           ]
     *         }
     *       ]
     *     }
     */
    Preview: {
      /** @description Messages the estimate rests on. */
      sample_size: components['schemas']['Count'];
      /** @description Messages per action that would have been taken without a reviewer. */
      actions: {
        [key: string]: components['schemas']['Count'];
      };
      /** @description Messages that would have gone to review. */
      review: components['schemas']['Count'];
      /** @description Messages on whose verdict the given rules, choice about swearing or list entry make a difference. */
      judged_again?: components['schemas']['Count'];
      list_entry?: components['schemas']['ListEntryPreview'];
      /** @description The clauses of the given rules in their order, as the local rules read them. */
      rules: components['schemas']['RuleReading'][];
      /** @description Absent where the local rules read nothing of swearing in the given rules. */
      swearing_rule?: components['schemas']['SwearingRule'];
    };
    ConfigTestRequest: {
      message: components['schemas']['ChatMessage'];
      config: components['schemas']['ConfigRequest'];
      /** @description The game server that sends the message. Its own settings replace those of `config`. */
      server?: components['schemas']['ServerName'];
    };
    /** @description The settings of one game server. One that is null follows the account's configuration. */
    ServerSettings: {
      automation_level: components['schemas']['AutomationLevel'] | null;
      confidence_threshold: components['schemas']['Fraction'] | null;
      pre_filter_enabled: boolean | null;
      escalation_enabled: boolean | null;
      swearing: components['schemas']['Swearing'] | null;
    };
    /** @description The owner's name for the server; null for the name that the server sends. */
    ServerDisplayName: string | null;
    /**
     * @example {
     *       "id": "7d2f6c1e-8a44-4a55-9a51-3f0d6a2b9c10",
     *       "name": "survival-1",
     *       "display_name": "Survival",
     *       "first_message_at": "2026-10-02T18:30:00.000Z",
     *       "last_message_at": "2026-11-20T21:04:12.000Z",
     *       "last_poll_at": "2026-11-20T21:04:09.000Z",
     *       "link_version": "1.0.0",
     *       "dry_run": false,
     *       "lag_seconds": 0.8,
     *       "decisions_waiting": 0,
     *       "settings": {
     *         "automation_level": "auto_mute",
     *         "confidence_threshold": null,
     *         "pre_filter_enabled": null,
     *         "escalation_enabled": null,
     *         "swearing": null
     *       },
     *       "version": 3
     *     }
     */
    GameServer: {
      id: components['schemas']['Id'];
      /** @description The name that the server sends. */
      name: components['schemas']['ServerName'];
      display_name: components['schemas']['ServerDisplayName'];
      /**
       * Format: date-time
       * @description Null for a server that has only asked for decisions.
       */
      first_message_at?: string | null;
      /** Format: date-time */
      last_message_at: string | null;
      /**
       * Format: date-time
       * @description When it last asked for decisions.
       */
      last_poll_at: string | null;
      /** @description The version of torchward-link that called last; null where none did. */
      link_version: string | null;
      /** @description Whether that link prints its commands and sends none to the game. */
      dry_run: boolean;
      /** @description Seconds from when its newest message was said to its arrival; null without `sent_at`. */
      lag_seconds: number | null;
      /** @description Decisions that it has not reported yet. */
      decisions_waiting: components['schemas']['Count'];
      settings: components['schemas']['ServerSettings'];
      /** @description How often its name or settings were changed. */
      version: number;
    };
    GameServerList: {
      servers: components['schemas']['GameServer'][];
      /** @description How many servers an account can list. */
      limit: number;
    };
    UpdateServerRequest: {
      display_name?: components['schemas']['ServerDisplayName'];
      settings?: {
        automation_level?: components['schemas']['AutomationLevel'] | null;
        confidence_threshold?: components['schemas']['Fraction'] | null;
        pre_filter_enabled?: boolean | null;
        escalation_enabled?: boolean | null;
        swearing?: components['schemas']['Swearing'] | null;
      };
      /** @description The version of the answer that the change began from. */
      version?: number;
    };
    /**
     * @example {
     *       "key_created": true,
     *       "server_connected": true,
     *       "message_seen": false,
     *       "rules_written": false,
     *       "review_decided": false,
     *       "done": false
     *     }
     */
    FirstSteps: {
      key_created: boolean;
      /** @description Whether a server has sent a message or asked for decisions. */
      server_connected: boolean;
      message_seen: boolean;
      /** @description Whether the owner has written rules; on a plan without custom rules, saved the configuration. */
      rules_written: boolean;
      review_decided: boolean;
      /** @description Whether all of them are done. */
      done: boolean;
    };
    /**
     * @example {
     *       "period": "2026-11-08/2026-12-08",
     *       "period_start": "2026-11-08T21:04:11.000Z",
     *       "period_end": "2026-12-08T21:04:11.000Z",
     *       "total_requests": 12480,
     *       "limit": 30000,
     *       "percentage_used": 41.6,
     *       "total_cost_usd": 3.12,
     *       "claude_api_calls": 2241,
     *       "avg_response_time_ms": 38,
     *       "tier": "growth",
     *       "history": [
     *         {
     *           "period": "2026-11-08/2026-12-08",
     *           "total_requests": 12480,
     *           "cost_usd": 3.12
     *         },
     *         {
     *           "period": "2026-10-08/2026-11-08",
     *           "total_requests": 28110,
     *           "cost_usd": 7.4
     *         }
     *       ]
     *     }
     */
    Usage: {
      period: components['schemas']['UsagePeriod'];
      period_start?: components['schemas']['Timestamp'];
      period_end?: components['schemas']['Timestamp'];
      total_requests: components['schemas']['Count'];
      /** @description Requests a period, null when unlimited. */
      limit: number | null;
      /** @description In percent; 0 when unlimited. */
      percentage_used: number;
      total_cost_usd: components['schemas']['Dollars'];
      claude_api_calls: components['schemas']['Count'];
      avg_response_time_ms: number;
      tier: components['schemas']['Tier'];
      /** @description Billing periods that had requests, the current one included, newest first. */
      history: {
        period: components['schemas']['UsagePeriod'];
        period_start?: components['schemas']['Timestamp'];
        period_end?: components['schemas']['Timestamp'];
        total_requests: components['schemas']['Count'];
        cost_usd: components['schemas']['Dollars'];
      }[];
      ai_budget?: components['schemas']['AiBudget'];
    };
    /**
     * @description What the AI may cost the account in a UTC day, and has cost it today. Once it is used up, the local rules judge
     *     alone until `resets_at`; no message is refused. Null where the installation sets no budget.
     */
    AiBudget: {
      limit_usd: components['schemas']['Dollars'];
      used_usd: components['schemas']['Dollars'];
      used_up: boolean;
      resets_at: components['schemas']['Timestamp'];
    } | null;
    /**
     * @description The billing period as an interval of UTC days (ISO 8601); the second day begins the next period.
     * @example 2026-11-08/2026-12-08
     */
    UsagePeriod: string;
    PendingReview: {
      id: components['schemas']['Id'];
      created_at: components['schemas']['Timestamp'];
      player_name: components['schemas']['PlayerName'];
      player_uuid: components['schemas']['Id'];
      message: string;
      ai_category: components['schemas']['Category'] | null;
      ai_severity: components['schemas']['Severity'];
      ai_confidence: components['schemas']['Fraction'];
      recommended_action: components['schemas']['Action'];
      server?: string | null;
      /** @description Equal for near-identical messages. */
      similar_key?: string;
      decided_by?: components['schemas']['DecidedBy'];
    };
    PendingReviewPage: {
      reviews: components['schemas']['PendingReview'][];
      total: components['schemas']['Count'];
      /** @description Items that wait before the first one of this page. */
      offset?: components['schemas']['Count'];
      /** @description Whether the account has ever had a message moderated. */
      has_messages?: boolean;
    };
    ContextLine: {
      timestamp: components['schemas']['Timestamp'];
      player_name: components['schemas']['PlayerName'];
      message: string;
      final_action?: components['schemas']['Action'];
    };
    ReviewOutcome: {
      status: components['schemas']['ReviewStatus'];
      action: components['schemas']['Action'];
      /** @description The e-mail address the reviewer gave. */
      reviewed_by: string;
      actor?: components['schemas']['Actor'];
      decided_at: components['schemas']['Timestamp'];
      comments?: string;
    };
    /** @description Whose credential decided, as it was then: the member who was signed in, or an API key. It stays readable when the key is renamed or revoked. */
    Actor: {
      type: components['schemas']['ActorType'];
      id: components['schemas']['Id'];
      /** @description The member's e-mail address, or the name of the key. */
      name: string;
      /** @description The first characters of the key. */
      key_prefix?: string;
    };
    ReviewDetails: {
      log: {
        id?: components['schemas']['Id'];
        player_name: components['schemas']['PlayerName'];
        player_uuid: components['schemas']['Id'];
        message: string;
        timestamp: components['schemas']['Timestamp'];
        server?: string | null;
        ai_category: components['schemas']['Category'] | null;
        ai_severity: components['schemas']['Severity'];
        ai_confidence: components['schemas']['Fraction'];
        recommended_action: components['schemas']['Action'];
        final_action?: components['schemas']['Action'];
        ai_reasoning: string | null;
        /** @description The owner's rule that the verdict cites. */
        rule?: string | null;
        decided_by?: components['schemas']['DecidedBy'];
        player_context?: {
          warnings_count: components['schemas']['Count'];
          mutes_count: components['schemas']['Count'];
          kicks_count: components['schemas']['Count'];
          total_messages: components['schemas']['Count'];
        };
      };
      /** @description Rejected items whose messages say nearly the same; 100 also stands for more. */
      equal_rejections?: components['schemas']['Count'];
      status?: components['schemas']['ReviewStatus'];
      outcome?: components['schemas']['ReviewOutcome'] | null;
      /** @description How the action was taken back, null while it holds. */
      undo?: components['schemas']['Undo'] | null;
      /** @description Lines of the same server around this one, oldest first, at most five before and five after. */
      surroundings?: {
        before: components['schemas']['ContextLine'][];
        after: components['schemas']['ContextLine'][];
      };
      /** @description Each event with its actor and time, oldest first. */
      audit?: {
        at: components['schemas']['Timestamp'];
        /**
         * @example Held for review
         * @example Customized to warn
         */
        event: string;
        by?: string;
        actor?: components['schemas']['Actor'];
        comments?: string;
        delivery?: components['schemas']['DecisionDelivery'];
      }[];
    };
    ReviewDecision: {
      reviewed_by: components['schemas']['Email'];
      comments?: string;
    };
    CustomReviewDecision: {
      reviewed_by: components['schemas']['Email'];
      comments?: string;
      custom_action: components['schemas']['Action'];
    };
    EnterReviewRequest: {
      /**
       * Format: uuid
       * @description Chosen by the tab, the same for as long as it lives.
       */
      viewer: string;
      /**
       * Format: uuid
       * @description Chosen by the browser and the same in all its tabs, which are one reviewer's.
       */
      browser?: string;
      /** @description The name that other reviewers see. The account's e-mail address when left out. */
      name?: string;
    };
    ReviewPresence: {
      review_id: components['schemas']['Id'];
      /** @description The viewer who opened the item first leads. */
      viewers: {
        /** Format: uuid */
        viewer: string;
        /**
         * Format: uuid
         * @description As the tab gave it. Absent when it gave none.
         */
        browser?: string;
        name: string;
        since: components['schemas']['Timestamp'];
      }[];
    };
    /** @description Lines of server-sent events. The data of each event is a document of the schema under its name. */
    LiveEvents: string;
    LiveHello: {
      /** @description Whether what was missed follows. False without a Last-Event-ID. */
      resumed: boolean;
      /** @description The account's plan. */
      tier?: components['schemas']['Tier'];
    };
    LiveLogs: {
      /** @description Messages stored. */
      count: number;
      last_id: components['schemas']['Id'];
      last_at: components['schemas']['Timestamp'];
    };
    LiveCounts: {
      pending_reviews: number;
      /** @description As the overview counts them, by whole hours. */
      messages_24h: number;
    };
    LiveReview: {
      id: components['schemas']['Id'];
      status: components['schemas']['ReviewStatus'];
      /** @description The decision. Absent while the item waits. */
      outcome?: components['schemas']['ReviewOutcome'];
    };
    LiveKey: {
      id: components['schemas']['Id'];
      /** @enum {string} */
      change: 'created' | 'updated' | 'revoked';
      at: components['schemas']['Timestamp'];
    };
    /** @description A decision for the game servers was made, or a game server reported it. */
    LiveDecision: {
      id: components['schemas']['Id'];
      log_id: components['schemas']['Id'] | null;
      player_uuid: components['schemas']['Id'];
      state: components['schemas']['DeliveryState'];
    };
    /** @description The plan, its status or its servers have changed. */
    LiveSubscription: {
      at: components['schemas']['Timestamp'];
    };
    /** @description A game server was heard for the first time, or its name or settings were changed. */
    LiveServers: {
      at: components['schemas']['Timestamp'];
    };
    LiveEnd: {
      /**
       * @description `signed_out`: the login token has ended. `access`: the account may no longer read this. `time`: the time
       *     asked for is over. `restart`: this node is shutting down.
       * @enum {string}
       */
      reason: 'signed_out' | 'access' | 'time' | 'restart';
    };
    ReviewDecisionResponse: {
      /** @example Approved: mute recorded for tunnelrat. It is carried out when the server asks. */
      message: string;
      outcome?: components['schemas']['ReviewOutcome'];
    };
    DeleteAccountRequest: {
      /** @description The account's password. */
      password: string;
    };
    PlayerErasure: {
      /** @description The request. The audit log names it, and not the player. */
      id: components['schemas']['Id'];
      player_uuid: components['schemas']['Id'];
      /** @description Lines that arrive later stay. */
      requested_at: components['schemas']['Timestamp'];
      /** @description Messages that the player's record counts; 0 when there is no record. */
      messages: components['schemas']['Count'];
    };
    /**
     * @description What happened.
     * @enum {string}
     */
    WebhookEvent: 'message.actioned' | 'review.pending' | 'review.decided';
    Webhook: {
      id: components['schemas']['Id'];
      url: string;
      description: string | null;
      /** @description The events that it receives. */
      events: components['schemas']['WebhookEvent'][];
      /** @description Whether events are sent. */
      enabled: boolean;
      /**
       * @description Why the service paused the webhook: for a day every event failed (`failing`), or the receiver answered 410 (`gone`). Null while it is active and when the owner paused it.
       * @enum {string|null}
       */
      paused_reason: 'failing' | 'gone' | null;
      created_at: components['schemas']['Timestamp'];
    };
    WebhookList: {
      webhooks: components['schemas']['Webhook'][];
    };
    MessageEventData: {
      /** @description The message in the log. */
      id: components['schemas']['Id'];
      /** @description The caller's own id. */
      message_id: string | null;
      server: string | null;
      player_uuid: components['schemas']['Id'];
      player_name: string;
      message: string;
      /** @description What was done. */
      final_action: components['schemas']['Action'];
      /** @description What the verdict asks for. */
      recommended_action: components['schemas']['Action'];
      category: components['schemas']['Category'] | null;
      severity: components['schemas']['Severity'];
      confidence: number | null;
      reasoning: string | null;
      /** @description The owner's rule that the verdict cites. */
      rule: string | null;
      decided_by: components['schemas']['DecidedBy'];
    };
    MessageActionedEvent: {
      /** @constant */
      type: 'message.actioned';
      timestamp: components['schemas']['Timestamp'];
      data: components['schemas']['MessageEventData'];
    };
    ReviewPendingEvent: {
      /** @constant */
      type: 'review.pending';
      timestamp: components['schemas']['Timestamp'];
      data: components['schemas']['MessageEventData'];
    };
    ReviewDecidedEvent: {
      /** @constant */
      type: 'review.decided';
      timestamp: components['schemas']['Timestamp'];
      data: {
        /** @description The review item. */
        id: components['schemas']['Id'];
        status: components['schemas']['ReviewStatus'];
        /** @description What the reviewer decided. */
        action: components['schemas']['Action'];
        /** @description The e-mail address the reviewer gave. */
        reviewed_by: string;
        actor: components['schemas']['Actor'];
        decided_at: components['schemas']['Timestamp'];
      };
    };
    WebhookTestEvent: {
      /** @constant */
      type: 'webhook.test';
      timestamp: components['schemas']['Timestamp'];
      data: {
        webhook_id: components['schemas']['Id'];
      };
    };
    /** @description An https address on the public internet. */
    WebhookUrl: string;
    CreateWebhookRequest: {
      url: components['schemas']['WebhookUrl'];
      description?: string;
      events: components['schemas']['WebhookEvent'][];
    };
    CreatedWebhook: {
      webhook: components['schemas']['Webhook'];
      /** @description Signs the events. Shown once. */
      secret: string;
    };
    UpdateWebhookRequest: {
      url?: components['schemas']['WebhookUrl'];
      description?: string;
      events?: components['schemas']['WebhookEvent'][];
      enabled?: boolean;
    };
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description The `webhook-id` header of every try.
       */
      id: string;
      /** @description What happened, or `webhook.test`. */
      event: string;
      /** @enum {string} */
      status: 'delivered' | 'retrying' | 'failed';
      attempts: number;
      /** @description HTTP status of the last answer; null when there was none. */
      response_status: number | null;
      duration_ms: number;
      /** @description Why the last try failed. */
      fault: string | null;
      created_at: components['schemas']['Timestamp'];
      attempted_at: components['schemas']['Timestamp'];
      next_attempt_at: components['schemas']['Timestamp'] | null;
    };
    WebhookDeliveryList: {
      deliveries: components['schemas']['WebhookDelivery'][];
    };
    /**
     * @example {
     *       "id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0a12",
     *       "name": "survival-1 plugin",
     *       "description": "Main survival server",
     *       "key_prefix": "sk_live_7Q2m",
     *       "scopes": [
     *         "moderate"
     *       ],
     *       "is_active": true,
     *       "created_at": "2026-10-02T10:00:00.000Z",
     *       "last_used_at": "2026-11-20T21:04:00.000Z"
     *     }
     */
    ApiKey: {
      id: components['schemas']['Id'];
      name: string;
      description: string | null;
      /**
       * @description The first characters of the key, enough to recognise it.
       * @example sk_live_7Q2m
       */
      key_prefix: string;
      scopes: components['schemas']['KeyScopes'];
      is_active: boolean;
      created_at: components['schemas']['Timestamp'];
      last_used_at: components['schemas']['Timestamp'] | null;
    };
    ApiKeyList: {
      keys: components['schemas']['ApiKey'][];
    };
    ApiKeyResponse: {
      key: components['schemas']['ApiKey'];
      /** @example API key revoked successfully */
      message: string;
    };
    CreateApiKeyRequest: {
      name: string;
      description?: string;
      prefix: components['schemas']['KeyPrefix'];
      /** @description Moderate alone unless the call names others. */
      scopes?: components['schemas']['KeyScopes'];
    };
    CreatedApiKey: {
      /** @description The full key. It is not stored and can't be shown again. */
      api_key: string;
      key?: components['schemas']['ApiKey'];
    };
    UpdateApiKeyRequest: {
      name?: string;
      description?: string;
      scopes?: components['schemas']['KeyScopes'];
    };
    /**
     * @description One line of chat. Members that are not named here are ignored. Only a message that is empty or longer than 512
     *     characters, and a player's id that is no UUID, are errors.
     */
    ModerateRequest: {
      /**
       * @description One line of chat, colour codes included. Control characters and broken Unicode are removed.
       * @example anyone trading diamonds at spawn?
       */
      message: string;
      /**
       * @description Kept to 40 characters.
       * @example mossy_fox
       */
      player_name: string;
      /** @description The player's account id in the game, with or without dashes. */
      player_uuid: components['schemas']['Id'];
      /**
       * @description The game server's name, kept to 64 characters.
       * @example survival-1
       */
      server?: string | null;
      /**
       * @description Where the player wrote the line: public, private, party, sign, book or name. Anything else counts as public.
       * @example public
       */
      channel?: string | null;
      /** @description The caller's own id, unique on the account. Makes the call safe to repeat. One of more than 128 characters, or with control characters, is replaced by its SHA-256. */
      message_id?: string | null;
      /**
       * Format: date-time
       * @description When the player said the line; without it, a single message was said when it arrived. Flooding, repetition and conversations go by it, so send it with whatever is sent later or in a batch.
       * @example 2026-11-20T21:04:11.000Z
       */
      sent_at?: string | null;
    };
    Verdict: {
      /** @description What the plugin is to do now. */
      final_action: components['schemas']['Action'];
      /** @description What the verdict asks for. */
      recommended_action: components['schemas']['Action'];
      category: components['schemas']['Category'] | null;
      severity: components['schemas']['Severity'];
      /** @description Null when the pre-filter cleared the message. */
      confidence: number | null;
      reasoning: string | null;
      /** @description The owner's rule that the verdict cites. */
      rule: string | null;
      /** @description Whether the pre-filter cleared the message. */
      filtered: boolean;
      /** @description Whether a person is asked to decide. */
      needs_review: boolean;
      decided_by: components['schemas']['DecidedBy'];
    };
    /**
     * @example {
     *       "id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0a11",
     *       "message_id": "survival-1/2026-11-20/1842",
     *       "mode": "live",
     *       "stored": true,
     *       "duplicate": false,
     *       "final_action": "none",
     *       "recommended_action": "none",
     *       "category": null,
     *       "severity": 0,
     *       "confidence": null,
     *       "reasoning": null,
     *       "rule": null,
     *       "filtered": true,
     *       "needs_review": false,
     *       "decided_by": "pre_filter",
     *       "processing_time_ms": 0.4
     *     }
     */
    ModerateResponse: components['schemas']['Verdict'] & {
      id: components['schemas']['Id'];
      message_id: string | null;
      /**
       * @description Test keys are moderated but not stored.
       * @enum {string}
       */
      mode: 'live' | 'test';
      /** @description Whether the message is stored. False: perhaps later, or never where the store refuses its content; repeat the call with the same message_id, and the answer is the same verdict. Absent in mode test. */
      stored?: boolean;
      /** @description Whether this message_id was answered before. */
      duplicate: boolean;
      processing_time_ms: number;
    };
    ModerateBatchRequest: {
      messages: (components['schemas']['ModerateRequest'] | unknown)[];
    };
    ModerateBatchResponse: {
      results: (components['schemas']['ModerateResponse'] | components['schemas']['Problem'])[];
    };
    /**
     * @example {
     *       "id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0b22",
     *       "created_at": "2026-11-20T21:06:40.000Z",
     *       "kind": "review",
     *       "action": "kick",
     *       "previous_action": "warn",
     *       "duration_seconds": null,
     *       "player_name": "tunnelrat",
     *       "player_uuid": "3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22",
     *       "server": "survival-1",
     *       "message_id": "survival-1/2026-11-20/1842",
     *       "log_id": "019361f0-7c00-7b3a-9c41-2f6f2d1f0a11",
     *       "reason": "2. No advertising of other servers.",
     *       "replaces": null
     *     }
     */
    GameDecision: {
      id: components['schemas']['Id'];
      created_at: components['schemas']['Timestamp'];
      kind: components['schemas']['GameDecisionKind'];
      /** @description What holds now. */
      action: components['schemas']['Action'];
      /** @description What the game was told before, and is to reverse. */
      previous_action: components['schemas']['Action'];
      /** @description Null without an end of its own. */
      duration_seconds: number | null;
      player_name: components['schemas']['PlayerName'];
      player_uuid: components['schemas']['Id'];
      /** @description Null for every server. */
      server: string | null;
      /** @description The caller's own id of the message. */
      message_id: string | null;
      /** @description The message in the log; null without one. */
      log_id: components['schemas']['Id'] | null;
      /** @description For the player. */
      reason: string;
      /** @description The decision that this one replaces. */
      replaces: components['schemas']['Id'] | null;
      /** @description Left out of the feed. */
      delivery?: components['schemas']['DecisionDelivery'];
    };
    GameDecisionPage: {
      decisions: components['schemas']['GameDecision'][];
      /** @description The `after` of the next call. */
      cursor: string;
    };
    DecisionReport: {
      result: components['schemas']['DecisionResult'];
      server?: components['schemas']['ServerName'];
      /** @description Why it failed, for the owner. */
      detail?: string;
    };
    /** @description What became of a decision in the game. */
    DecisionDelivery: {
      decision_id: components['schemas']['Id'];
      state: components['schemas']['DeliveryState'];
      /** @description The game server that reported it. */
      server: string | null;
      reported_at: components['schemas']['Timestamp'] | null;
      /** @description From the decision to the report. */
      seconds: number | null;
      detail: string | null;
    };
    /** @description How an action was taken back. */
    Undo: {
      at: components['schemas']['Timestamp'];
      /** @description What was in effect. */
      action: components['schemas']['Action'];
      actor: components['schemas']['Actor'];
      reason?: string;
    };
    UndoRequest: {
      /** @description For the player. */
      reason?: string;
    };
    PlayerActionRequest: {
      action: components['schemas']['Action'];
      /** @description Of a mute or ban; null until it is lifted. */
      duration_seconds?: number | null;
      /** @description Null for every server. */
      server?: components['schemas']['ServerName'] | null;
      /** @description For the player. */
      reason?: string;
    };
    Health: {
      /** @constant */
      status: 'ok';
      /** @example 1.0.0 */
      version: string;
      uptime_s?: number;
      ai: components['schemas']['AiHealth'];
    };
    Readiness: {
      /** @constant */
      status: 'ready';
    };
  };
  responses: {
    /** @description The request is malformed or breaks a rule. `errors` names each field. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Bad Request",
         *       "status": 400,
         *       "detail": "message must not be empty.",
         *       "errors": [
         *         {
         *           "path": "/message",
         *           "message": "must not be empty"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description No credential, or one that is unknown, expired, ended or revoked. */
    Unauthorized: {
      headers: {
        /** @description The scheme to use. */
        'WWW-Authenticate'?: string;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Unauthorized",
         *       "status": 401,
         *       "detail": "Sign in again."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description The credential is good but not for this. The type says what is missing: `/problems/verification-needed`,
     *     `/problems/subscription-needed`, `/problems/plan-lacks-feature` or `/problems/key-lacks-scope`; anything else is
     *     `about:blank`. The detail mentions verification or a subscription only if that is what is missing.
     */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/subscription-needed",
         *       "title": "Forbidden",
         *       "status": 403,
         *       "detail": "An active subscription is required."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such item on this account. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not Found",
         *       "status": 404,
         *       "detail": "There is no such item on this account."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body did not arrive in the time in which the call is answered. Send it again. */
    RequestTimeout: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Request Timeout",
         *       "status": 408,
         *       "detail": "The body did not arrive in the time of the call, so it has no verdict. Send it again."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The current state does not allow the call. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Conflict",
         *       "status": 409,
         *       "detail": "This key is revoked and can't be edited."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is larger than the service reads. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Payload Too Large",
         *       "status": 413,
         *       "detail": "The body may have at most 65,536 bytes."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not JSON. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Unsupported Media Type",
         *       "status": 415,
         *       "detail": "Send the body as application/json."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many calls. `Retry-After` says how many seconds to wait. */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait before the next call. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Too Many Requests",
         *       "status": 429,
         *       "detail": "Too many tries. Wait 30 seconds and try again."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Something the service depends on does not answer. Nothing was changed; try again. */
    Unavailable: {
      headers: {
        /** @description Seconds to wait before the next call. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Service Unavailable",
         *       "status": 503,
         *       "detail": "The database does not answer. Nothing was changed; try again in a moment."
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Milliseconds after which the caller wants the answer, with or without the store. More than the server allows has no effect. An AI judges only where its own time fits in. */
    RequestTimeoutMs: number;
    /** @description The identifier of the item. */
    Id: components['schemas']['Id'];
    /** @description How many items to skip. */
    Offset: number;
    /** @description How many rows to return. The log screen offers 25, 50 and 100. */
    LogLimit: number;
    /** @description How many players to return. The players screen shows 50. */
    PlayerLimit: number;
    /** @description By what players are listed. `name` orders letters by their code, capitals as small letters. */
    PlayerSort: components['schemas']['PlayerSort'];
    /** @description `desc` begins with the latest, the largest or the last letter, `asc` with the other end. */
    SortOrder: components['schemas']['SortOrder'];
    /** @description Only rows with this final action; any_action for every one but none, filtered for messages that the pre-filter cleared. */
    LogFilter: components['schemas']['LogFilter'];
    /** @description Only rows of the hours that overview and analytics count for this period, so that the figures agree. Together with startDate or endDate, only rows that lie in both. */
    LogPeriod: components['schemas']['Period'];
    /** @description Only rows of players whose name contains this text, in any case, or whose uuid begins with it. */
    Player: string;
    /** @description Only rows whose message contains this text, in any case. */
    Message: string;
    /** @description Only rows on or after this UTC day. */
    StartDate: string;
    /** @description Only rows on or before this UTC day. */
    EndDate: string;
    /** @description How far back to look from now. */
    PeriodDefault24h: components['schemas']['Period'];
    /** @description How far back to look from now. */
    PeriodDefault7d: components['schemas']['Period'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ProblemType = components['schemas']['ProblemType'];
export type Problem = components['schemas']['Problem'];
export type ConfigChangedProblem = components['schemas']['ConfigChangedProblem'];
export type ServerChangedProblem = components['schemas']['ServerChangedProblem'];
export type AlreadyDecidedProblem = components['schemas']['AlreadyDecidedProblem'];
export type Id = components['schemas']['Id'];
export type Timestamp = components['schemas']['Timestamp'];
export type Email = components['schemas']['Email'];
export type NewPassword = components['schemas']['NewPassword'];
export type SingleUseToken = components['schemas']['SingleUseToken'];
export type Action = components['schemas']['Action'];
export type Channel = components['schemas']['Channel'];
export type GameDecisionKind = components['schemas']['GameDecisionKind'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type DecisionResult = components['schemas']['DecisionResult'];
export type LogFilter = components['schemas']['LogFilter'];
export type Category = components['schemas']['Category'];
export type DecidedBy = components['schemas']['DecidedBy'];
export type ListKind = components['schemas']['ListKind'];
export type ListAction = components['schemas']['ListAction'];
export type AutomationLevel = components['schemas']['AutomationLevel'];
export type Swearing = components['schemas']['Swearing'];
export type Period = components['schemas']['Period'];
export type Granularity = components['schemas']['Granularity'];
export type Tier = components['schemas']['Tier'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type ActorType = components['schemas']['ActorType'];
export type KeyPrefix = components['schemas']['KeyPrefix'];
export type KeyScope = components['schemas']['KeyScope'];
export type KeyScopes = components['schemas']['KeyScopes'];
export type Count = components['schemas']['Count'];
export type Fraction = components['schemas']['Fraction'];
export type Dollars = components['schemas']['Dollars'];
export type Severity = components['schemas']['Severity'];
export type PlayerName = components['schemas']['PlayerName'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ServerName = components['schemas']['ServerName'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type User = components['schemas']['User'];
export type AuthResponse = components['schemas']['AuthResponse'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type PlanFeature = components['schemas']['PlanFeature'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionUsage = components['schemas']['SubscriptionUsage'];
export type ExtraServersRequest = components['schemas']['ExtraServersRequest'];
export type CheckoutRequest = components['schemas']['CheckoutRequest'];
export type CheckoutSession = components['schemas']['CheckoutSession'];
export type Overview = components['schemas']['Overview'];
export type LogEntry = components['schemas']['LogEntry'];
export type TextRange = components['schemas']['TextRange'];
export type LineQuote = components['schemas']['LineQuote'];
export type WordReading = components['schemas']['WordReading'];
export type ExplainedWord = components['schemas']['ExplainedWord'];
export type ExplainedFinding = components['schemas']['ExplainedFinding'];
export type OpinionEffect = components['schemas']['OpinionEffect'];
export type DecidingFactor = components['schemas']['DecidingFactor'];
export type LogExplanation = components['schemas']['LogExplanation'];
export type LogPage = components['schemas']['LogPage'];
export type LastEventId = components['schemas']['LastEventId'];
export type KeptDays = components['schemas']['KeptDays'];
export type AnalyticsPoint = components['schemas']['AnalyticsPoint'];
export type AnalyticsTotals = components['schemas']['AnalyticsTotals'];
export type Analytics = components['schemas']['Analytics'];
export type Player = components['schemas']['Player'];
export type PlayerSort = components['schemas']['PlayerSort'];
export type SortOrder = components['schemas']['SortOrder'];
export type PlayerPage = components['schemas']['PlayerPage'];
export type Performance = components['schemas']['Performance'];
export type ServiceHealth = components['schemas']['ServiceHealth'];
export type AiHealth = components['schemas']['AiHealth'];
export type Config = components['schemas']['Config'];
export type ConfigRequest = components['schemas']['ConfigRequest'];
export type ConfigResponse = components['schemas']['ConfigResponse'];
export type PreviewRequest = components['schemas']['PreviewRequest'];
export type ListPattern = components['schemas']['ListPattern'];
export type ListEntryDraft = components['schemas']['ListEntryDraft'];
export type ListEntry = components['schemas']['ListEntry'];
export type Lists = components['schemas']['Lists'];
export type ListEntryPreview = components['schemas']['ListEntryPreview'];
export type RuleReading = components['schemas']['RuleReading'];
export type SwearingRule = components['schemas']['SwearingRule'];
export type Preview = components['schemas']['Preview'];
export type ConfigTestRequest = components['schemas']['ConfigTestRequest'];
export type ServerSettings = components['schemas']['ServerSettings'];
export type ServerDisplayName = components['schemas']['ServerDisplayName'];
export type GameServer = components['schemas']['GameServer'];
export type GameServerList = components['schemas']['GameServerList'];
export type UpdateServerRequest = components['schemas']['UpdateServerRequest'];
export type FirstSteps = components['schemas']['FirstSteps'];
export type Usage = components['schemas']['Usage'];
export type AiBudget = components['schemas']['AiBudget'];
export type UsagePeriod = components['schemas']['UsagePeriod'];
export type PendingReview = components['schemas']['PendingReview'];
export type PendingReviewPage = components['schemas']['PendingReviewPage'];
export type ContextLine = components['schemas']['ContextLine'];
export type ReviewOutcome = components['schemas']['ReviewOutcome'];
export type Actor = components['schemas']['Actor'];
export type ReviewDetails = components['schemas']['ReviewDetails'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type CustomReviewDecision = components['schemas']['CustomReviewDecision'];
export type EnterReviewRequest = components['schemas']['EnterReviewRequest'];
export type ReviewPresence = components['schemas']['ReviewPresence'];
export type LiveEvents = components['schemas']['LiveEvents'];
export type LiveHello = components['schemas']['LiveHello'];
export type LiveLogs = components['schemas']['LiveLogs'];
export type LiveCounts = components['schemas']['LiveCounts'];
export type LiveReview = components['schemas']['LiveReview'];
export type LiveKey = components['schemas']['LiveKey'];
export type LiveDecision = components['schemas']['LiveDecision'];
export type LiveSubscription = components['schemas']['LiveSubscription'];
export type LiveServers = components['schemas']['LiveServers'];
export type LiveEnd = components['schemas']['LiveEnd'];
export type ReviewDecisionResponse = components['schemas']['ReviewDecisionResponse'];
export type DeleteAccountRequest = components['schemas']['DeleteAccountRequest'];
export type PlayerErasure = components['schemas']['PlayerErasure'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookList = components['schemas']['WebhookList'];
export type MessageEventData = components['schemas']['MessageEventData'];
export type MessageActionedEvent = components['schemas']['MessageActionedEvent'];
export type ReviewPendingEvent = components['schemas']['ReviewPendingEvent'];
export type ReviewDecidedEvent = components['schemas']['ReviewDecidedEvent'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type CreateWebhookRequest = components['schemas']['CreateWebhookRequest'];
export type CreatedWebhook = components['schemas']['CreatedWebhook'];
export type UpdateWebhookRequest = components['schemas']['UpdateWebhookRequest'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type ApiKeyResponse = components['schemas']['ApiKeyResponse'];
export type CreateApiKeyRequest = components['schemas']['CreateApiKeyRequest'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type UpdateApiKeyRequest = components['schemas']['UpdateApiKeyRequest'];
export type ModerateRequest = components['schemas']['ModerateRequest'];
export type Verdict = components['schemas']['Verdict'];
export type ModerateResponse = components['schemas']['ModerateResponse'];
export type ModerateBatchRequest = components['schemas']['ModerateBatchRequest'];
export type ModerateBatchResponse = components['schemas']['ModerateBatchResponse'];
export type GameDecision = components['schemas']['GameDecision'];
export type GameDecisionPage = components['schemas']['GameDecisionPage'];
export type DecisionReport = components['schemas']['DecisionReport'];
export type DecisionDelivery = components['schemas']['DecisionDelivery'];
export type Undo = components['schemas']['Undo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type PlayerActionRequest = components['schemas']['PlayerActionRequest'];
export type Health = components['schemas']['Health'];
export type Readiness = components['schemas']['Readiness'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseRequestTimeout = components['responses']['RequestTimeout'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterRequestTimeoutMs = components['parameters']['RequestTimeoutMs'];
export type ParameterId = components['parameters']['Id'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterLogLimit = components['parameters']['LogLimit'];
export type ParameterPlayerLimit = components['parameters']['PlayerLimit'];
export type ParameterPlayerSort = components['parameters']['PlayerSort'];
export type ParameterSortOrder = components['parameters']['SortOrder'];
export type ParameterLogFilter = components['parameters']['LogFilter'];
export type ParameterLogPeriod = components['parameters']['LogPeriod'];
export type ParameterPlayer = components['parameters']['Player'];
export type ParameterMessage = components['parameters']['Message'];
export type ParameterStartDate = components['parameters']['StartDate'];
export type ParameterEndDate = components['parameters']['EndDate'];
export type ParameterPeriodDefault24h = components['parameters']['PeriodDefault24h'];
export type ParameterPeriodDefault7d = components['parameters']['PeriodDefault7d'];
export type $defs = Record<string, never>;
export interface operations {
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "mika@survival-one.example",
         *       "password": "Torchlight7"
         *     }
         */
        'application/json': components['schemas']['RegisterRequest'];
      };
    };
    responses: {
      /** @description The account exists and is signed in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "mika@survival-one.example",
         *       "password": "Torchlight7"
         *     }
         */
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token is ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  verifyEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "vrf_2Zk9mWq3nB8xT5cY7uR1eA4sD6fG"
         *     }
         */
        'application/json': components['schemas']['VerifyEmailRequest'];
      };
    };
    responses: {
      /** @description The address is verified. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your email address is verified."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "mika@survival-one.example"
         *     }
         */
        'application/json': components['schemas']['ForgotPasswordRequest'];
      };
    };
    responses: {
      /** @description If the account exists, a link is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "If an account exists for mika@survival-one.example, you will receive a password reset link shortly."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "rst_8Hn4kLp2vC6zX9bM3wQ7tE1yU5iO",
         *       "new_password": "Lantern42b"
         *     }
         */
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      /** @description The password is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your password is changed."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The owner whose credential was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getCurrentSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription in its current state, or null. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Subscription'] | null;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getSubscriptionUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Usage of the current billing period. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubscriptionUsage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createCheckoutSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "tier": "growth"
         *     }
         */
        'application/json': components['schemas']['CheckoutRequest'];
      };
    };
    responses: {
      /** @description Send the browser here. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "checkout_url": "https://checkout.payments.example/c/cs_test_a1B2c3"
           *     }
           */
          'application/json': components['schemas']['CheckoutSession'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  cancelSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription ends with the period. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your subscription is canceled. Service continues until the end of the billing period."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  reactivateSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription continues. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your subscription continues."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  setExtraServers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "extra_servers": 2
         *     }
         */
        'application/json': components['schemas']['ExtraServersRequest'];
      };
    };
    responses: {
      /** @description The account's number of servers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your plan now covers 7 servers: 5 included and 2 extra at $30 a month."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  receiveBillingEvent: {
    parameters: {
      query?: never;
      header: {
        'stripe-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "evt_1",
         *       "type": "customer.subscription.updated"
         *     }
         */
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description Received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "received": true
           *     }
           */
          'application/json': {
            /** @constant */
            received: true;
          };
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getOverview: {
    parameters: {
      query?: {
        /** @description How far back to look from now. */
        period?: components['parameters']['PeriodDefault24h'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Figures of the period, compared with the period before. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Overview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listRecentLogs: {
    parameters: {
      query?: {
        /** @description How many rows to return. The log screen offers 25, 50 and 100. */
        limit?: components['parameters']['LogLimit'];
        /** @description How many items to skip. */
        offset?: components['parameters']['Offset'];
        /** @description Only rows with this final action; any_action for every one but none, filtered for messages that the pre-filter cleared. */
        filter?: components['parameters']['LogFilter'];
        /** @description Only rows of the hours that overview and analytics count for this period, so that the figures agree. Together with startDate or endDate, only rows that lie in both. */
        period?: components['parameters']['LogPeriod'];
        /** @description Only rows of players whose name contains this text, in any case, or whose uuid begins with it. */
        player?: components['parameters']['Player'];
        /** @description Only rows whose message contains this text, in any case. */
        message?: components['parameters']['Message'];
        /** @description Only rows on or after this UTC day. */
        startDate?: components['parameters']['StartDate'];
        /** @description Only rows on or before this UTC day. */
        endDate?: components['parameters']['EndDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the log and the count of all rows that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listLogs: {
    parameters: {
      query?: {
        /** @description How many rows to return. The log screen offers 25, 50 and 100. */
        limit?: components['parameters']['LogLimit'];
        /** @description How many items to skip. */
        offset?: components['parameters']['Offset'];
        /** @description Only rows with this final action; any_action for every one but none, filtered for messages that the pre-filter cleared. */
        filter?: components['parameters']['LogFilter'];
        /** @description Only rows of the hours that overview and analytics count for this period, so that the figures agree. Together with startDate or endDate, only rows that lie in both. */
        period?: components['parameters']['LogPeriod'];
        /** @description Only rows of players whose name contains this text, in any case, or whose uuid begins with it. */
        player?: components['parameters']['Player'];
        /** @description Only rows whose message contains this text, in any case. */
        message?: components['parameters']['Message'];
        /** @description Only rows on or after this UTC day. */
        startDate?: components['parameters']['StartDate'];
        /** @description Only rows on or before this UTC day. */
        endDate?: components['parameters']['EndDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the log and the count of all rows that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  exportLogs: {
    parameters: {
      query?: {
        /** @description The file's format. */
        format?: 'csv' | 'json';
        /** @description Only rows with this final action; any_action for every one but none, filtered for messages that the pre-filter cleared. */
        filter?: components['parameters']['LogFilter'];
        /** @description Only rows of the hours that overview and analytics count for this period, so that the figures agree. Together with startDate or endDate, only rows that lie in both. */
        period?: components['parameters']['LogPeriod'];
        /** @description Only rows of players whose name contains this text, in any case, or whose uuid begins with it. */
        player?: components['parameters']['Player'];
        /** @description Only rows whose message contains this text, in any case. */
        message?: components['parameters']['Message'];
        /** @description Only rows on or after this UTC day. */
        startDate?: components['parameters']['StartDate'];
        /** @description Only rows on or before this UTC day. */
        endDate?: components['parameters']['EndDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/json': components['schemas']['LogEntry'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLog: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message and its verdict. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogEntry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  explainLog: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What each stage made of the message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogExplanation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  undoAction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "Friends joking."
         *     }
         */
        'application/json': components['schemas']['UndoRequest'];
      };
    };
    responses: {
      /** @description The message, without an action. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogEntry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getAnalytics: {
    parameters: {
      query?: {
        /** @description How far back to look from now. */
        period?: components['parameters']['PeriodDefault7d'];
        /** @description Width of a bucket. `hour` is accepted for 24h and 7d only. */
        granularity?: components['schemas']['Granularity'];
        /** @description Whether to return the period before as well, in `previous`. */
        compare?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The series and their totals. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Analytics'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listPlayers: {
    parameters: {
      query?: {
        /** @description How many players to return. The players screen shows 50. */
        limit?: components['parameters']['PlayerLimit'];
        /** @description How many items to skip. */
        offset?: components['parameters']['Offset'];
        /** @description By what players are listed. `name` orders letters by their code, capitals as small letters. */
        sort?: components['parameters']['PlayerSort'];
        /** @description `desc` begins with the latest, the largest or the last letter, `asc` with the other end. */
        order?: components['parameters']['SortOrder'];
        /** @description Only rows of players whose name contains this text, in any case, or whose uuid begins with it. */
        player?: components['parameters']['Player'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of players, without their decisions, and the count of all that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The player, by game uuid. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Player'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  actOnPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "action": "mute",
         *       "duration_seconds": 600,
         *       "server": "survival-1",
         *       "reason": "Spamming after two warnings."
         *     }
         */
        'application/json': components['schemas']['PlayerActionRequest'];
      };
    };
    responses: {
      /** @description The decision, with the state of its delivery. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameDecision'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getPerformance: {
    parameters: {
      query?: {
        /** @description How far back to look from now. */
        period?: components['parameters']['PeriodDefault24h'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response times, and messages by deciding stage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Performance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getServiceHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state of each part, as measured at this moment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceHealth'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfigResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfigRequest'];
      };
    };
    responses: {
      /** @description The settings now in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfigResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      /** @description The configuration was saved since the version that the call names. `current` is the one in force. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ConfigChangedProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  previewConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "automation_level": "auto_mute",
         *       "confidence_threshold": 0.8,
         *       "swearing": "act",
         *       "server_rules": "2. No advertising of other servers."
         *     }
         */
        'application/json': components['schemas']['PreviewRequest'];
      };
    };
    responses: {
      /** @description The estimate. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  testConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfigTestRequest'];
      };
    };
    responses: {
      /** @description The verdict the message would get. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Verdict'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getLists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lists'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createListEntry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListEntryDraft'];
      };
    };
    responses: {
      /** @description The entry. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListEntry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateListEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListEntryDraft'];
      };
    };
    responses: {
      /** @description The entry as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListEntry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteListEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entry is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listServers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The servers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameServerList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateServer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "display_name": "Survival",
         *       "settings": {
         *         "automation_level": "auto_mute"
         *       },
         *       "version": 3
         *     }
         */
        'application/json': components['schemas']['UpdateServerRequest'];
      };
    };
    responses: {
      /** @description The server as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameServer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The server was changed since the version that the call names. `current` is how it is now. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ServerChangedProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getFirstSteps: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The steps. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirstSteps'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Usage of the current billing period and of earlier ones. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Usage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listPendingReviews: {
    parameters: {
      query?: {
        /** @description How many items to return. */
        limit?: number;
        /** @description How many items to skip. */
        offset?: components['parameters']['Offset'];
        /** @description The last item of the page before. Replaces `offset`: the items behind it stay the same while other reviewers decide items, also when the item itself is decided. */
        after?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the queue and its length. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingReviewPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The item, pending or decided. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDetails'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  approveReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reviewed_by": "mika@survival-one.example"
         *     }
         */
        'application/json': components['schemas']['ReviewDecision'];
      };
    };
    responses: {
      /** @description Decided. The same login or API key that repeats an identical decision gets the same answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDecisionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another reviewer decided first. `decision` names the reviewer, the time and the action. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['AlreadyDecidedProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  rejectReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reviewed_by": "mika@survival-one.example",
         *       "comments": "Friends joking."
         *     }
         */
        'application/json': components['schemas']['ReviewDecision'];
      };
    };
    responses: {
      /** @description Decided. The same login or API key that repeats an identical decision gets the same answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDecisionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another reviewer decided first. `decision` names the reviewer, the time and the action. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['AlreadyDecidedProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  customizeReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reviewed_by": "mika@survival-one.example",
         *       "custom_action": "warn"
         *     }
         */
        'application/json': components['schemas']['CustomReviewDecision'];
      };
    };
    responses: {
      /** @description Decided. The same login or API key that repeats an identical decision gets the same answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDecisionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description Another reviewer decided first. `decision` names the reviewer, the time and the action. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['AlreadyDecidedProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  enterReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "viewer": "5f3c8f0e-2b7d-4a55-9a50-6a0c3c3c9d11",
         *       "browser": "0d6a4c4e-6f0b-4f2e-8a51-1c9c7be0a3f4",
         *       "name": "mika@survival-one.example"
         *     }
         */
        'application/json': components['schemas']['EnterReviewRequest'];
      };
    };
    responses: {
      /** @description The viewers who have the item open now, the caller included. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPresence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  leaveReview: {
    parameters: {
      query: {
        /** @description The viewer as it was given when the item was opened. */
        viewer: string;
      };
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller no longer counts as having the item open. Also answered when it never did. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  openLiveStream: {
    parameters: {
      query?: {
        /** @description Seconds after which the stream ends. 0 sends the events so far and ends at once. */
        seconds?: number;
      };
      header?: {
        /** @description The id of the last event that arrived, or the `last_event_id` of a list. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events until the caller leaves or the time is over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveEvents'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listApiKeys: {
    parameters: {
      query?: {
        /** @description Whether to list revoked keys as well. */
        include_inactive?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys. The secret part is never listed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "survival-1 plugin",
         *       "description": "Main survival server",
         *       "prefix": "sk_live"
         *     }
         */
        'application/json': components['schemas']['CreateApiKeyRequest'];
      };
    };
    responses: {
      /** @description The key. Copy it now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key, revoked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "survival-1 plugin (new host)"
         *     }
         */
        'application/json': components['schemas']['UpdateApiKeyRequest'];
      };
    };
    responses: {
      /** @description The key as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "Torchlight7"
         *     }
         */
        'application/json': components['schemas']['DeleteAccountRequest'];
      };
    };
    responses: {
      /** @description The account is closed, and its data is being erased. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "message": "Your account is deleted."
           *     }
           */
          'application/json': components['schemas']['MessageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  exportAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: Record<string, never>[];
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  erasePlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The erasure is queued. It takes seconds, at most minutes. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerErasure'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhooks. Their secrets are never listed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://hooks.survival-one.example/torchward",
         *       "events": [
         *         "message.actioned"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateWebhookRequest'];
      };
    };
    responses: {
      /** @description The webhook and its secret. Copy it now. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": false
         *     }
         */
        'application/json': components['schemas']['UpdateWebhookRequest'];
      };
    };
    responses: {
      /** @description The webhook as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The result of the attempt; a receiver's failure is no failure of this call. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest attempt of each event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  retryWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
        delivery_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The result of the attempt; a receiver's failure is no failure of this call. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  moderateMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Milliseconds after which the caller wants the answer, with or without the store. More than the server allows has no effect. An AI judges only where its own time fits in. */
        'Request-Timeout-Ms'?: components['parameters']['RequestTimeoutMs'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "message": "anyone trading diamonds at spawn?",
         *       "player_name": "mossy_fox",
         *       "player_uuid": "8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55",
         *       "server": "survival-1",
         *       "channel": "public",
         *       "message_id": "survival-1/2026-11-20/1842",
         *       "sent_at": "2026-11-20T21:04:11.000Z"
         *     }
         */
        'application/json': components['schemas']['ModerateRequest'];
      };
    };
    responses: {
      /** @description The verdict. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModerateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  moderateBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Milliseconds after which the caller wants the answer, with or without the store. More than the server allows has no effect. An AI judges only where its own time fits in. */
        'Request-Timeout-Ms'?: components['parameters']['RequestTimeoutMs'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "messages": [
         *         {
         *           "message": "anyone trading diamonds at spawn?",
         *           "player_name": "mossy_fox",
         *           "player_uuid": "8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55",
         *           "server": "survival-1",
         *           "channel": "public",
         *           "message_id": "survival-1/2026-11-20/1842",
         *           "sent_at": "2026-11-20T21:04:11.000Z"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ModerateBatchRequest'];
      };
    };
    responses: {
      /** @description A verdict or a problem for each message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModerateBatchResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  listDecisions: {
    parameters: {
      query?: {
        /** @description The `cursor` of the answer before. */
        after?: string;
        /** @description Seconds to wait for a decision when there is none yet. */
        wait?: number;
        /** @description Only decisions for this game server, and those that name no server. */
        server?: components['schemas']['ServerName'];
        /** @description How many decisions to return. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The decisions, in order, and the place behind them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameDecisionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  reportDecision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The identifier of the item. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "result": "carried_out",
         *       "server": "survival-1"
         *     }
         */
        'application/json': components['schemas']['DecisionReport'];
      };
    };
    responses: {
      /** @description The state of the delivery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Alive. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      429: components['responses']['TooManyRequests'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The store answers and the process is not draining. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      429: components['responses']['TooManyRequests'];
      503: components['responses']['Unavailable'];
    };
  };
}
