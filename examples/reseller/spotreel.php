<?php
// PHP 8.0 or newer, no packages. Copy this file into your server.
declare(strict_types=1);

function spotreel_call(string $method, string $path, ?array $body = null): array
{
    $options = [
        'method' => $method,
        'header' => "Authorization: Bearer " . getenv('SPOTREEL_API_KEY') . "\r\nContent-Type: application/json",
        'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
        'timeout' => 30,
        'ignore_errors' => true,
    ];
    $answer = file_get_contents(getenv('SPOTREEL_URL') . '/api' . $path, false, stream_context_create(['http' => $options]));
    $json = json_decode($answer ?: '{}', true);
    if (!isset($json['data'])) {
        throw new RuntimeException('Spotreel: ' . $answer);
    }
    return $json['data'];
}

/** Makes the user on first use; later calls change what is given. $externalId: the id in your database. */
function spotreel_put_user(string $externalId, array $fields = []): array
{
    return spotreel_call('POST', '/v1/tenant/users', ['externalId' => $externalId] + $fields);
}

/** A token for the page of one user. $origins: where your pages are; $projectId: to open this project alone. */
function spotreel_embed_token(string $externalId, array $origins, ?int $projectId = null): string
{
    $body = ['externalId' => $externalId, 'origins' => $origins];
    if ($projectId !== null) {
        $body['projectId'] = $projectId;
    }
    return spotreel_call('POST', '/v1/tenant/embed-tokens', $body)['token'];
}

/** Whether a webhook is from Spotreel. $body: file_get_contents('php://input'), before any JSON parser. */
function is_from_spotreel(string $body, ?string $signature, string $secret, ?int $now = null): bool
{
    $time = '';
    $given = [];
    foreach (explode(',', $signature ?? '') as $part) {
        [$name, $value] = explode('=', $part, 2) + ['', ''];
        if ($name === 't') {
            $time = $value;
        } elseif ($name === 'v1') {
            $given[] = $value;
        }
    }
    if (!ctype_digit($time) || abs(($now ?? time()) - (int) $time) > 300) {
        return false;
    }
    $expected = hash_hmac('sha256', $time . '.' . $body, $secret);
    foreach ($given as $value) {
        if (hash_equals($expected, $value)) {
            return true;
        }
    }
    return false;
}
