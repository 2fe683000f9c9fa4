// Generated from openapi/torchward.yaml by `npm run generate`. Edit the contract, not this file.

/** The version of the contract that this client speaks. */
export const VERSION = '1.0.0';

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description The action against the message's player, from none to the strongest.
     * @enum {string}
     */
    Action: 'none' | 'warn' | 'mute' | 'kick' | 'ban';
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
    DecisionReport: {
      result: components['schemas']['DecisionResult'];
      server?: components['schemas']['ServerName'];
      /** @description Why it failed, for the owner. */
      detail?: string;
    };
    /** @enum {string} */
    DecisionResult: 'carried_out' | 'failed';
    /**
     * @description Whether a game server has reported the decision.
     * @enum {string}
     */
    DeliveryState: 'waiting' | 'carried_out' | 'failed';
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
    /**
     * @description Who decided - a reviewer about an item, an undo, or the owner about a player.
     * @enum {string}
     */
    GameDecisionKind: 'review' | 'undo' | 'owner';
    GameDecisionPage: {
      decisions: components['schemas']['GameDecision'][];
      /** @description The `after` of the next call. */
      cursor: string;
    };
    /**
     * Format: uuid
     * @example 019361f0-7c00-7b3a-9c41-2f6f2d1f0a11
     */
    Id: string;
    /**
     * @description What a key may do. A key with the prefix sk_test has the scope moderate alone.
     * @enum {string}
     */
    KeyScope: 'moderate' | 'logs:read' | 'reviews:write' | 'config:write' | 'keys:write';
    ModerateBatchRequest: {
      messages: (components['schemas']['ModerateRequest'] | unknown)[];
    };
    ModerateBatchResponse: {
      results: (components['schemas']['ModerateResponse'] | components['schemas']['Problem'])[];
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
    /**
     * @description A feature of some plans.
     * @enum {string}
     */
    PlanFeature: 'custom_rules' | 'export' | 'webhooks' | 'extra_servers' | 'reputation_tracking';
    /** @example mossy_fox */
    PlayerName: string;
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
    /** @example survival-1 */
    ServerName: string;
    /** @description 0 is harmless, 10 is the most severe. */
    Severity: number;
    /** @enum {string} */
    Tier: 'starter' | 'growth' | 'pro';
    /**
     * Format: date-time
     * @example 2026-11-20T21:04:11.000Z
     */
    Timestamp: string;
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Action = components['schemas']['Action'];
export type Category = components['schemas']['Category'];
export type DecidedBy = components['schemas']['DecidedBy'];
export type DecisionDelivery = components['schemas']['DecisionDelivery'];
export type DecisionReport = components['schemas']['DecisionReport'];
export type DecisionResult = components['schemas']['DecisionResult'];
export type DeliveryState = components['schemas']['DeliveryState'];
export type GameDecision = components['schemas']['GameDecision'];
export type GameDecisionKind = components['schemas']['GameDecisionKind'];
export type GameDecisionPage = components['schemas']['GameDecisionPage'];
export type Id = components['schemas']['Id'];
export type KeyScope = components['schemas']['KeyScope'];
export type ModerateBatchRequest = components['schemas']['ModerateBatchRequest'];
export type ModerateBatchResponse = components['schemas']['ModerateBatchResponse'];
export type ModerateRequest = components['schemas']['ModerateRequest'];
export type ModerateResponse = components['schemas']['ModerateResponse'];
export type PlanFeature = components['schemas']['PlanFeature'];
export type PlayerName = components['schemas']['PlayerName'];
export type Problem = components['schemas']['Problem'];
export type ProblemType = components['schemas']['ProblemType'];
export type ServerName = components['schemas']['ServerName'];
export type Severity = components['schemas']['Severity'];
export type Tier = components['schemas']['Tier'];
export type Timestamp = components['schemas']['Timestamp'];
export type Verdict = components['schemas']['Verdict'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
