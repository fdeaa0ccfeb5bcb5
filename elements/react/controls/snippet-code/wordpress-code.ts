import { brandRule, pageScript } from './html-code';
import { elementMarkup, indented, inTags, lines, quoted } from './page-parts';
import { needsToken, opensEditor, type SnippetSettings } from './snippet-settings';

/** One file of PHP: a plugin with the shortcode `[spotreel]`, and with the route of tokens where the page needs them. */
export function wordPressCode(settings: SnippetSettings): string {
  return lines(
    '<?php',
    '/* Plugin Name: Spotreel */',
    '',
    shortcode(settings),
    needsToken(settings) ? tokenRoute(settings) : undefined,
  );
}

function shortcode(settings: SnippetSettings): string {
  const { server, theme, locale } = settings;
  const markup = opensEditor(settings) ? `<div id="videos">${elementMarkup(settings)}</div>` : elementMarkup(settings);
  const rule = brandRule(settings);
  const configured = [theme && `theme: '${theme}'`, locale && `locale: '${locale}'`].filter(Boolean).join(', ');
  const configure =
    configured &&
    `(window.spotreel = window.spotreel || []).push((spotreel) => spotreel.configure({ ${configured} }));`;
  const script = [configure, wordPressScript(settings)].filter(Boolean).join('\n');
  return lines(
    "add_shortcode('spotreel', function () {",
    `    wp_enqueue_script('spotreel', ${quoted(`${server}/sdk/v1/loader.js`)}, [], null, ['strategy' => 'async']);`,
    script ? `    $script = <<<'JS'\n${indented(script, 4)}\n    JS;` : undefined,
    needsToken(settings)
      ? "    $page = wp_json_encode(['token' => rest_url('spotreel/v1/token'), 'nonce' => wp_create_nonce('wp_rest')]);"
      : undefined,
    script
      ? `    wp_register_script('spotreel-page', false);\n    wp_enqueue_script('spotreel-page');\n    wp_add_inline_script('spotreel-page', ${needsToken(settings) ? '"window.spotreelPage = $page;\\n" . ' : ''}$script);`
      : undefined,
    rule ? `    $style = ${quoted(inTags('style', rule)).replaceAll('\\u003c', '<')};` : undefined,
    `    return ${rule ? '$style . ' : ''}${quoted(markup).replaceAll('\\u003c', '<')};`,
    '});',
  );
}

/** WordPress knows its user by a cookie and a nonce. */
function wordPressScript(settings: SnippetSettings): string | undefined {
  return pageScript(settings)?.replace(
    "await fetch('/spotreel-token')",
    "await fetch(spotreelPage.token, { headers: { 'X-WP-Nonce': spotreelPage.nonce } })",
  );
}

function tokenRoute({ server, origin }: SnippetSettings): string {
  return `
// wp-config.php: define('SPOTREEL_API_KEY', 'sr_live_…');
function spotreel_call($path, $body) {
    $response = wp_remote_post(${quoted(`${server}/api/v1/tenant/`)} . $path, [
        'headers' => ['authorization' => 'Bearer ' . SPOTREEL_API_KEY, 'content-type' => 'application/json'],
        'body' => wp_json_encode($body),
    ]);
    if (is_wp_error($response)) throw new Exception($response->get_error_message());
    $answer = json_decode(wp_remote_retrieve_body($response), true);
    if (!isset($answer['data'])) throw new Exception('Spotreel: ' . ($answer['code'] ?? 'no answer'));
    return $answer['data'];
}

add_action('rest_api_init', fn() => register_rest_route('spotreel/v1', '/token', [
    'methods' => 'GET',
    'permission_callback' => 'is_user_logged_in',
    'callback' => function () {
        $user = wp_get_current_user();
        spotreel_call('users', ['externalId' => (string) $user->ID, 'firstName' => $user->display_name]);
        $made = spotreel_call('embed-tokens', ['externalId' => (string) $user->ID, 'origins' => [${quoted(origin)}]]);
        return ['token' => $made['token']];
    },
]));`;
}
