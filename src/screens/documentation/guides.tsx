import { appPaths } from '~/contract/appPaths';
import { Alert, Card, CodeBlock, Heading, Link, Stack, StepList, Text } from '~/design-system';
import { Marked } from '~/patterns';

const LINK_PATH = '/download/torchward-link.mjs';

export function QuickStartGuide() {
  return (
    <Stack as="section" id="quick-start" aria-label="Quick start">
      <Heading level={2}>Quick start</Heading>
      <Card>
        <StepList
          label="Quick start"
          steps={[
            {
              title: 'Create an API key',
              description: (
                <>
                  Under <Link href={appPaths.apiKeys}>API Keys</Link>
                  <Marked text=", with the scope `moderate` that a new key has. A game server needs `sk_live`; messages of an `sk_test` key are judged, but neither stored nor counted, and the log does not show them." />
                </>
              ),
            },
            {
              title: 'Connect a server',
              description: (
                <>
                  With <Link href="#connect">torchward-link</Link>, without a plugin, or with a plugin of your
                  own that <Link href="#calls">calls the API</Link>.
                </>
              ),
            },
            {
              title: 'Write your rules',
              description: (
                <>
                  Under <Link href={appPaths.config}>Configuration</Link>, in your own words. There you also
                  choose how far automation may go, for all servers or for one.
                </>
              ),
            },
            {
              title: 'Go live',
              description: (
                <>
                  Say a line in the game and watch the <Link href={appPaths.logs}>logs</Link> fill. What waits
                  in the <Link href={appPaths.review}>review queue</Link> is yours to decide.
                </>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

interface ConnectProps {
  origin: string;
  /** Null where the server offers no torchward-link. */
  linkSha256: string | null;
}

/** Ends with the command that asks: a shell would give it what is pasted after it as answers. */
function createInstallCommands({ origin, linkSha256 }: ConnectProps): string {
  return [
    `curl -fsSO ${origin}${LINK_PATH} &&`,
    ...(linkSha256 === null ? [] : [`echo '${linkSha256}  torchward-link.mjs' | sha256sum --check &&`]),
    `node torchward-link.mjs init --url ${origin}`,
  ].join('\n');
}

const RUN_COMMANDS = 'node torchward-link.mjs check\nnode torchward-link.mjs';

export function ConnectGuide(props: ConnectProps) {
  return (
    <Stack as="section" id="connect" aria-label="Connect your server">
      <Heading level={2}>Connect your server</Heading>
      <Text measure>
        <Marked text="torchward-link is one file that runs on Node.js 20 or newer beside your game server. It reads `latest.log`, has the chat judged, and carries verdicts and decisions out over RCON, the server's own remote console. The game server needs no plugin. Run the commands below beside its `server.properties`." />
      </Text>
      {props.linkSha256 === null ? (
        <Alert tone="caution">
          <Marked text="This installation does not offer the file yet. Its operator makes it with `npm run build`." />
        </Alert>
      ) : (
        <Text measure>
          <Link href={LINK_PATH}>Download torchward-link.mjs</Link>, or let the first command below do it; the
          second compares its SHA-256, and stops where it differs: then reload this page and try again.
        </Text>
      )}
      <Card>
        <StepList
          label="Connect your server"
          steps={[
            {
              title: 'Open the console to it',
              description: (
                <Marked text="In `server.properties`, set `enable-rcon=true` and a long `rcon.password`, and restart. Keep the port closed to the internet: the link runs on the same machine. To try the link without a console, leave this out and start it with `--dry-run`." />
              ),
            },
            {
              title: 'Answer three questions',
              description: (
                <Marked text="`init` asks for the API key, the path of `latest.log` and the server's name, such as `survival-1`, takes port and password from `server.properties` or asks for them, and writes `torchward-link.json`." />
              ),
            },
            {
              title: 'Check it',
              description: (
                <Marked text='`check` says line by line what works: key, clock, log, chat format and console. A chat format that it does not know is one line in `torchward-link.json`, such as `"chat_formats": ["[G] {name} > {text}"]`.' />
              ),
            },
            {
              title: 'Start it',
              description: (
                <>
                  <Marked text="Without a command the link works until it is stopped; with `--dry-run` it prints commands instead of sending them. After a restart it goes on where it stopped. " />
                  <Link href={appPaths.servers}>Servers</Link> shows it once it has been heard.
                </>
              ),
            },
          ]}
        />
      </Card>
      <CodeBlock
        label="Connect your server with torchward-link"
        samples={[{ language: 'Shell', code: createInstallCommands(props) }]}
      />
      <CodeBlock
        label="Check and start torchward-link"
        samples={[{ language: 'Shell', code: RUN_COMMANDS }]}
      />
    </Stack>
  );
}

export function InGameGuide() {
  return (
    <Stack as="section" id="game" aria-label="What happens in the game">
      <Heading level={2}>What happens in the game</Heading>
      <Text measure>
        A verdict is carried out at once: nothing, a warning, a mute, a kick or a ban, as far as your
        automation level allows. What you decide later in the review queue, undo, or do to a player yourself
        follows as a decision; the log shows when a server has carried it out, or that it waits for the
        player&apos;s next login.
      </Text>
      <Text measure>
        <Marked text="A plugin of your own does what `final_action` says and asks `GET /v1/decisions` for the rest. Without an answer within a second it lets the line through and sends it again later, with the time it was said as `sent_at` and the same `message_id`: flooding is judged by the one, and the other makes it count once." />{' '}
        The <Link href={`${appPaths.docsApi}#client`}>client for TypeScript</Link> does this by itself.
      </Text>
    </Stack>
  );
}
