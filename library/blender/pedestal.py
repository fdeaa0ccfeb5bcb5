"""A carton with the product's picture turns on a stone pedestal, in soft light from a window.

`build` makes the whole scene: no file of Blender's own is needed.
"""

import math

import bmesh
import bpy
from mathutils import Vector

PEDESTAL_RADIUS = 0.92
PEDESTAL_HEIGHT = 0.62
PLATE_HEIGHT = 0.07
CARTON_HEIGHT = 1.5
CARTON_DEPTH = 0.42
# wider pictures get a lower carton
CARTON_WIDTH = 1.42


def build(scene, job):
    colors, pictures = job["colors"], job["images"]
    is_tall = job["height"] > job["width"]
    room(colors["wall"])
    base = pedestal(colors["stone"])
    turn(carton(base, pictures.get("product"), colors["stone"]), job)
    light(scene, colors["wall"])
    camera(scene, is_tall, job)
    look(scene)


def room(color):
    """Floor and wall in one sheet, with a round bend between them: no horizon is seen."""
    profile = [(-14, 0.0), (3.2, 0.0)]
    bend, steps = 2.6, 24
    for step in range(1, steps + 1):
        angle = math.pi / 2 * step / steps
        profile.append((3.2 + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((3.2 + bend, 14))
    rows = [[(x, y, z) for (y, z) in profile] for x in (-20, 20)]
    count = len(profile)
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    mesh = bpy.data.meshes.new("Room")
    mesh.from_pydata([*rows[0], *rows[1]], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    place("Room", mesh, material("Wall", color, roughness=0.9))


def pedestal(color):
    stone = material("Stone", color, roughness=0.62, speckled=True)
    lower = cylinder("Pedestal", PEDESTAL_RADIUS, PEDESTAL_HEIGHT, 0.035)
    place("Pedestal", lower, stone)
    rim = material("Rim", mixed(color, (1, 1, 1), 0.12), roughness=0.45)
    plate = place("Plate", cylinder("Plate", PEDESTAL_RADIUS * 0.86, PLATE_HEIGHT, 0.02), rim)
    plate.location.z = PEDESTAL_HEIGHT
    return PEDESTAL_HEIGHT + PLATE_HEIGHT


def carton(base, picture, color):
    """The picture is on front and back; the sides have the color of the pedestal."""
    image = bpy.data.images.load(picture) if picture else None
    width, height = carton_size(image)
    mesh = bpy.data.meshes.new("Carton")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=(width, CARTON_DEPTH, height), verts=shape.verts)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material("Side", mixed(color, (1, 1, 1), 0.08), roughness=0.5))
    mesh.materials.append(printed(image))
    cover = mesh.uv_layers.new(name="Print")
    for polygon in mesh.polygons:
        if abs(polygon.normal.y) < 0.5:
            continue
        polygon.material_index = 1
        side = 1 if polygon.normal.y < 0 else -1
        for loop in polygon.loop_indices:
            at = mesh.vertices[mesh.loops[loop].vertex_index].co
            cover.data[loop].uv = (0.5 + side * at.x / width, 0.5 + at.z / height)
    body = place("Carton", mesh)
    soften(body, 0.014)
    body.location.z = base + height / 2
    return body


def carton_size(image):
    """As the picture, between 3:5 and 5:3; what is beyond that is cut off by the print."""
    aspect = 1.0
    if image and image.size[0] and image.size[1]:
        aspect = min(5 / 3, max(3 / 5, image.size[0] / image.size[1]))
    height = min(CARTON_HEIGHT, CARTON_WIDTH / aspect)
    return height * aspect, height


def turn(body, job):
    """One turn that slows down until the front faces the camera, and drifts on from there."""
    last = max(1, job["durationFrames"] - 1)
    for frame in range(0, job["durationFrames"], 2):
        share = frame / last
        settled = 1 - (1 - min(1, share / 0.62)) ** 3
        drift = math.radians(16) * (share - 0.5)
        body.rotation_euler.z = -2 * math.pi * (1 - settled) + math.radians(-14) + drift
        body.keyframe_insert("rotation_euler", index=2, frame=frame)


def light(scene, wall):
    world = bpy.data.worlds.new("World")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*mixed(wall, (1, 1, 1), 0.6), 1)
    background.inputs["Strength"].default_value = 0.15
    area("Window", (-4.4, -1.2, 4.4), (0, 0, 0.7), 1.3, 620, (1.0, 0.93, 0.84))
    area("Rim", (4.4, 2.0, 3.4), (0, 0, 1.0), 2.0, 60, (1.0, 0.97, 0.94))
    area("Front", (1.5, -6.0, 2.6), (0, 0, 1.0), 4.0, 26, (0.94, 0.97, 1.0))


def camera(scene, is_tall, job):
    """Comes a little nearer. The words are beside the pedestal, or above it."""
    data = bpy.data.cameras.new("Camera")
    body = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(body)
    scene.camera = body
    data.lens = 130 if is_tall else 70
    data.sensor_fit = "HORIZONTAL"
    distance = 12.0 if is_tall else 12.2
    data.shift_x = 0.0 if is_tall else -0.2
    data.shift_y = 0.3 if is_tall else 0.0
    target = Vector((0, 0, 1.02))
    last = max(1, job["durationFrames"] - 1)
    for frame, nearer in ((0, 0.0), (last, 0.55)):
        body.location = target + Vector((0, -(distance - nearer), 1.55))
        body.rotation_euler = (target - body.location).to_track_quat("-Z", "Y").to_euler()
        body.keyframe_insert("location", frame=frame)
        body.keyframe_insert("rotation_euler", frame=frame)


def look(scene):
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.0


def material(name, color, roughness, speckled=False):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*color, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.3
    if speckled:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 34
        noise.inputs["Detail"].default_value = 6
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = 0.42
        ramp.color_ramp.elements[1].position = 0.6
        ramp.color_ramp.elements[0].color = (*mixed(color, (0, 0, 0), 0.16), 1)
        ramp.color_ramp.elements[1].color = (*color, 1)
        links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = 0.1
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return made


def printed(image):
    made = material("Print", (0.9, 0.9, 0.9), roughness=0.42)
    if image:
        nodes = made.node_tree.nodes
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = image
        made.node_tree.links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def cylinder(name, radius, height, edge):
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=128, radius1=radius, radius2=radius, depth=height)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    rims = [one for one in shape.edges if abs(one.verts[0].co.z - one.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(shape, geom=rims, offset=edge, segments=5, profile=0.5, affect="EDGES")
    shape.to_mesh(mesh)
    shape.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    return mesh


def soften(body, width):
    rounded = body.modifiers.new("Edges", "BEVEL")
    rounded.width = width
    rounded.segments = 4


def place(name, mesh, surface=None):
    body = bpy.data.objects.new(name, mesh)
    if surface:
        mesh.materials.append(surface)
    bpy.context.scene.collection.objects.link(body)
    return body


def area(name, location, target, size, power, color):
    data = bpy.data.lights.new(name, "AREA")
    data.size, data.energy, data.color = size, power, color
    body = bpy.data.objects.new(name, data)
    body.location = location
    body.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(body)


def mixed(color, other, share):
    return tuple(a + (b - a) * share for a, b in zip(color, other))
